import { ServiceError } from '@gantry/module';
import preview from '../../../../../.storybook/preview.tsx';
import type { Upload, UploadState } from '@gantry/platform-client/uploads/Upload';
import { onStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { UploadRow } from './UploadRow.tsx';

const nothing = () => undefined;

/** An upload that stays as it is. */
const uploadOf = (state: UploadState, more: Partial<Upload> = {}): Upload => ({
  key: 'upload',
  title: 'SCM item management save',
  fileName: 'items-of-november.xlsx',
  startedAt: new Date(),
  totalBytes: () => 8_400_000,
  program: { id: 'NWX', name: 'Northwind Wireless Expansion' },
  isResumable: true,
  isKept: { get: () => true, subscribe: () => nothing },
  state: { get: () => state, subscribe: () => nothing },
  result: new Promise(nothing),
  cancel: nothing,
  pause: nothing,
  resume: nothing,
  retry: nothing,
  end: nothing,
  ...more,
});
const error = new ServiceError({
  kind: 'tooLarge',
  service: 'base',
  method: 'POST',
  path: '/imports',
  status: 413,
  serverMessage: 'A file may have 5 MB.',
});

const meta = preview.meta({
  title: 'Pages/Row of an upload',
  component: UploadRow,
  decorators: [onStage],
});

export const Sending = meta.story({ args: { upload: uploadOf({ phase: 'sending', sentBytes: 3_360_000 }) } });
export const SendingToAPlainService = meta.story({
  args: { upload: uploadOf({ phase: 'sending', sentBytes: 3_360_000 }, { isResumable: false }) },
});
export const Paused = meta.story({ args: { upload: uploadOf({ phase: 'paused', sentBytes: 3_360_000 }) } });
export const WaitingForTheNetwork = meta.story({
  args: { upload: uploadOf({ phase: 'waiting', for: 'network', sentBytes: 3_360_000 }) },
});
export const SentByAnotherTab = meta.story({
  args: { upload: uploadOf({ phase: 'waiting', for: 'otherTab', sentBytes: 0 }) },
});
export const Sent = meta.story({
  args: { upload: uploadOf({ phase: 'sent', isAnswered: true, sentBytes: 8_400_000 }) },
});
export const Failed = meta.story({
  args: {
    upload: uploadOf({ phase: 'failed', error, isChanged: false, sentBytes: 8_400_000 }, { isResumable: false }),
  },
});
