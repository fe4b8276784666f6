import { useState, type ComponentType } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { Icon } from '../Icon/index.ts';
import { Tile, type ToggleTileProps } from './Tile.tsx';

function Held(props: ToggleTileProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <div style={{ inlineSize: 220, maxInlineSize: '100%' }}>
      <Tile {...props} isSelected={isSelected} onChange={setSelected} />
    </div>
  );
}

// The only story of a link renders it itself.
const toggle: ComponentType<ToggleTileProps> = Tile;

/** Returns the code of a tile that can be selected, with each further property on its own line. */
const code = (isSelected: boolean, label: string, icon: string, ...further: readonly string[]) =>
  exampleCode(`
const [isSelected, setSelected] = useState(${isSelected});

<Tile
  kind="toggle"
  label="${label}"
  icon={<Icon name="${icon}" />}
  isSelected={isSelected}
  onChange={setSelected}${further.map((line) => `\n  ${line}`).join('')}
/>`);
const named = 'Planning and Schedule';
const longName = 'Sites, candidates, leases and the real estate of every jurisdiction of the northern programs';

const navigate = fn();

const meta = preview.meta({
  component: toggle,
  args: {
    kind: 'toggle' as const,
    label: named,
    icon: <Icon name="schedule" />,
    isSelected: false,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: guide({
      whenToUse:
        'For what people choose from at a glance: groups of applications (`toggle`), applications and dashboards (`link`). For many or long entries use a list.',
      anatomy:
        'An icon of 24 px in a 40 px square, the name on two lines at most, a quieter description, and a small square in the colour of a program. A chosen tile is outlined in ink.',
      keyboard: 'Tab reaches it. Enter or Space toggles; Enter follows a link.',
      accessibility:
        'A toggle is a button that says whether it is pressed; the other is a link. The whole name is read, and shown on hover, however much of it is in view.',
    }),
  },
});

export const Toggle = meta.story({
  parameters: code(false, named, 'schedule'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible();
  },
});
export const Chosen = meta.story({
  parameters: code(true, named, 'schedule'),
  args: { isSelected: true },
});
export const WithAccent = meta.story({
  parameters: code(false, named, 'schedule', 'description="NWX"', 'accentColor="oklch(0.6 0.15 150)"'),
  args: { accentColor: 'oklch(0.6 0.15 150)', description: 'NWX' },
});
export const Disabled = meta.story({
  parameters: code(false, named, 'schedule', 'isDisabled'),
  args: { isDisabled: true },
});
export const LongText = meta.story({
  parameters: code(false, longName, 'schedule'),
  args: { label: longName },
});
export const ToGoSomewhere = meta.story({
  parameters: exampleCode(
    '<Tile kind="link" label="Work Order" description="Field work" icon={<Icon name="workOrder" />} href="/apps/workOrder" />',
  ),
  render: () => (
    <div style={{ inlineSize: 220, maxInlineSize: '100%' }}>
      <Tile
        kind="link"
        label="Work Order"
        description="Field work"
        icon={<Icon name="workOrder" />}
        href="#workOrder"
      />
    </div>
  ),
});
export const LinkByKeyboard = meta.story({
  parameters: exampleCode(
    '<Tile kind="link" label="Schedule" icon={<Icon name="schedule" />} href="/apps/schedule" />',
  ),
  render: () => (
    <RouterProvider navigate={navigate}>
      <div style={{ inlineSize: 220, maxInlineSize: '100%' }}>
        <Tile kind="link" label="Schedule" icon={<Icon name="schedule" />} href="/apps/schedule" />
      </div>
    </RouterProvider>
  ),
  play: async ({ canvas, step }) => {
    navigate.mockClear();
    await step('Tab reaches it, Enter follows it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Schedule' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledOnce();
      await expect(navigate.mock.calls[0]?.[0]).toBe('/apps/schedule');
    });
  },
});
export const RightToLeft = meta.story({
  parameters: code(true, 'التخطيط والجدول الزمني', 'logistics'),
  globals: { language: 'arabic' },
  args: { label: 'التخطيط والجدول الزمني', icon: <Icon name="logistics" />, isSelected: true },
});
