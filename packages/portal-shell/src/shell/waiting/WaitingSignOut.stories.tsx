import preview from '../../../../../.storybook/preview.tsx';
import { onStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { SignOutQuestion } from './WaitingSignOut.tsx';

const unsent = [
  { kind: 'change', title: 'Note on job 10001, Tower 14 North' },
  { kind: 'file', title: 'pier-14.jpg' },
  { kind: 'draft', title: 'Daily Field Report' },
] as const;

const meta = preview.meta({
  title: 'Pages/Sign out while something waits',
  component: SignOutQuestion,
  args: { unsent, onSignOut: () => undefined, onStay: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  decorators: [onStage],
});

export const Three = meta.story();
export const Many = meta.story({ args: { unsent: [...unsent, ...unsent, ...unsent] } });
