import type { ComponentType } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn, userEvent } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Tile, type ToggleTileProps } from './Tile.tsx';
import * as examples from './Tile.examples.tsx';
import text from './Tile.examples.tsx?raw';

// The controls set the properties of a toggle. A link is an example of its own.
const toggle: ComponentType<ToggleTileProps> = Tile;
const example = examplesOf(examples, text);
const navigate = fn();

const meta = preview.meta({
  component: toggle,
  args: {
    kind: 'toggle' as const,
    label: 'Planning and Schedule',
    icon: <Icon name="schedule" />,
    isSelected: false,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <div style={{ inlineSize: 220, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </RouterProvider>
    ),
  ],
  parameters: guide({
    whenToUse:
      'For what people choose from at a glance: groups of applications (`toggle`), applications and dashboards (`link`). For many or long entries use a list.',
    anatomy:
      'An icon of 24 px in a 40 px square, the name on two lines at most, a quieter description, and a small square in the colour of a program. A chosen tile is outlined in ink.',
    keyboard: 'Tab reaches it. Enter or Space toggles; Enter follows a link.',
    accessibility:
      'A toggle is a button that says whether it is pressed; the other is a link. The whole name is read, and shown on hover, however much of it is in view.',
  }),
});

export const Toggle = meta.story({ ...example('Toggle'), play: () => userEvent.tab() });
export const Chosen = meta.story(example('Toggle', { defaultSelected: true }));
export const WithAccent = meta.story(example('Toggle', { description: 'NWX', accentColor: 'oklch(0.6 0.15 150)' }));
export const Disabled = meta.story(example('Toggle', { isDisabled: true }));
export const LongText = meta.story(
  example('Toggle', {
    label: 'Sites, candidates, leases and the real estate of every jurisdiction of the northern programs',
  }),
);
export const ToGoSomewhere = meta.story({
  render: () => (
    <Tile
      kind="link"
      label="Work Order"
      description="Field work"
      icon={<Icon name="workOrder" />}
      href="/apps/workOrder"
    />
  ),
});
