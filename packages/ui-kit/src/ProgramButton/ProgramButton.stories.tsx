import { fn, userEvent } from 'storybook/test';
import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { tokens } from '../tokens/index.ts';
import { ProgramButton } from './ProgramButton.tsx';

const meta = preview.meta({
  component: ProgramButton,
  args: {
    label: 'Harbor Fiber Rollout',
    color: 'oklch(0.72 0.14 200)',
    icon: <Icon name="port" />,
    onPress: fn(),
  },
  parameters: guide({
    whenToUse: 'Once, in the `TopBar`: it shows the program everything on the page belongs to, and opens the chooser.',
    anatomy:
      "The program's icon on its colour, its name, which is cut if it is long, and an arrow. Neither shape nor colour alone identifies the program.",
    keyboard: 'Enter and Space press it.',
    accessibility:
      'Named "Program: Harbor Fiber Rollout", the whole name however much is in view. Spread `usePanel().triggerProps`, or give `isExpanded`.',
  }),
  decorators: [boxed({ display: 'flex', background: tokens.color.backgroundBar, padding: 4 })],
});

export const Selected = meta.story({
  play: () => userEvent.tab(),
});
export const ChooserOpen = meta.story({ args: { isExpanded: true } });
export const LongName = meta.story({
  args: {
    label: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)',
  },
});
export const DarkColor = meta.story({ args: { color: 'oklch(0.4 0.12 285)' } });
export const WithoutColor = meta.story({
  render: () => <ProgramButton label="Copper Retirement" icon={<Icon name="network" />} />,
});
export const NoneSelected = meta.story({
  render: () => <ProgramButton label="Select a program" />,
});
