import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { ProgramChooser } from './ProgramChooser.tsx';

const meta = preview.meta({
  title: 'Pages/Program chooser',
  component: ProgramChooser,
  args: { onOpenPrograms: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  decorators: [inMain],
});

export const NoneSelected = meta.story();
export const Withdrawn = meta.story({ args: { loss: 'withdrawn' } });
export const NotPermitted = meta.story({ args: { loss: 'notPermitted' } });
