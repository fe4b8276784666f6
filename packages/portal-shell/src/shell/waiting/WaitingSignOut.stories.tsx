import preview from '../../../../../.storybook/preview.tsx';
import { onStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { SignOutQuestion } from './WaitingSignOut.tsx';

const titles = ['Note on job 10001, Tower 14 North', 'Mark as read: Crane permit for Pier 14', 'Crew 12 on 4 March'];

const meta = preview.meta({
  title: 'Pages/Sign out while something waits',
  component: SignOutQuestion,
  args: { titles, onSignOut: () => undefined, onStay: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  decorators: [onStage],
});

export const Three = meta.story();
export const Many = meta.story({ args: { titles: [...titles, ...titles, ...titles] } });
