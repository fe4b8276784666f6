import preview from '../../../../../.storybook/preview.tsx';
import { sampleStatus } from '../testing/sampleData.testing.tsx';
import { onStage } from '../testing/ScreenStage.testing.tsx';
import type { Noted } from '@gantry/platform-client/telemetry/journal';
import { TabStatusScreen } from './TabStatusScreen.tsx';

const noted: readonly Noted[] = [
  {
    id: 1,
    kind: 'call',
    at: Date.UTC(2026, 10, 22, 9, 14, 3),
    attributes: {
      service: 'base',
      method: 'GET',
      outcome: 503,
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      spanId: '00f067aa0ba902b7',
    },
  },
  {
    id: 2,
    kind: 'errorShown',
    at: Date.UTC(2026, 10, 22, 9, 14, 4),
    attributes: {
      reference: '7K2M-9QXD',
      title: 'Sorry, something went wrong.',
      traces: '4bf92f3577b34da6a3ce929d0e0e4736',
    },
  },
  { id: 3, kind: 'hub', at: Date.UTC(2026, 10, 22, 9, 20, 41), attributes: { state: 'reconnecting' } },
];

const meta = preview.meta({
  title: 'Pages/Status of this tab',
  component: TabStatusScreen,
  args: { status: sampleStatus, noted },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [onStage],
});

export const AfterAFailure = meta.story();
const favourites = { names: ['Project Management', 'Supply Chain'], onKeep: () => undefined };

export const KeepingAhead = meta.story({
  args: { keepAhead: { ...favourites, state: { kind: 'running', done: 3, total: 8 } } },
});
export const KeptAhead = meta.story({
  args: { keepAhead: { ...favourites, state: { kind: 'done', failed: 1, isLasting: false } } },
});
export const NothingFailed = meta.story({ args: { noted: [] } });
