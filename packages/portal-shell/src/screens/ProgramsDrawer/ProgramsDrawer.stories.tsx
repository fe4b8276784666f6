import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { samplePrograms } from '../testing/sampleData.testing.tsx';
import { onStage } from '../testing/ScreenStage.testing.tsx';
import { ProgramsDrawer, type ProgramsState } from './ProgramsDrawer.tsx';

// Without the cast all stories would have the type of the first state.
const whole = { status: 'ready', programs: samplePrograms } as ProgramsState;

const meta = preview.meta({
  title: 'Pages/Programs',
  component: ProgramsDrawer,
  args: {
    id: 'programs',
    isOpen: true,
    onOpenChange: fn(),
    state: whole,
    selectedId: 'HFR',
    onSelect: fn(),
    contactSupportHref: 'https://support.example/contact',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  decorators: [onStage],
});

export const Whole = meta.story();
export const NoneSelected = meta.story({ args: { selectedId: null } });
export const Loading = meta.story({ args: { state: { status: 'loading' } } });
export const Failed = meta.story({ args: { state: { status: 'error', retry: fn() } } });
export const NoPermission = meta.story({ args: { state: { status: 'ready', programs: [] } } });
