import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Tile } from '../Tile/index.ts';
import { TileGrid, type TileGridProps } from './TileGrid.tsx';

const groups: readonly [IconName, string][] = [
  ['schedule', 'Planning and Schedule'],
  ['workOrder', 'Field Work'],
  ['dashboard', 'Dashboards'],
  ['vendor', 'Vendors'],
  ['workflow', 'Workflow'],
  ['site', 'Sites, candidates, leases and the real estate of every jurisdiction'],
];

function Groups(props: Omit<TileGridProps, 'children'>) {
  const [chosen, setChosen] = useState('Field Work');
  return (
    <TileGrid {...props}>
      {groups.map(([icon, label]) => (
        <Tile
          key={label}
          kind="toggle"
          label={label}
          icon={<Icon name={icon} />}
          isSelected={label === chosen}
          onChange={(isSelected) => setChosen(isSelected ? label : '')}
        />
      ))}
    </TileGrid>
  );
}

const code = (properties = '') =>
  exampleCode(`
const [chosen, setChosen] = useState<string | null>('fieldWork');

<TileGrid aria-label="Application groups"${properties}>
  {groups.map(({ id, name, icon }) => (
    <Tile
      key={id}
      kind="toggle"
      label={name}
      icon={<Icon name={icon} />}
      isSelected={id === chosen}
      onChange={(isSelected) => setChosen(isSelected ? id : null)}
    />
  ))}
</TileGrid>`);

const meta = preview.meta({
  component: TileGrid,
  args: { 'aria-label': 'Application groups', children: null },
  render: ({ children: _, ...args }) => <Groups {...args} />,
  parameters: {
    docs: guide({
      whenToUse: 'Around `Tile`s of one kind. Where there are none, an `EmptyState` stands in its place.',
      anatomy:
        'Tiles of equal size, at least 168 px wide, as many beside each other as there is room for; while loading, placeholders of the same size, so that nothing moves when the tiles come.',
      keyboard: 'Each tile is a stop of Tab.',
      accessibility:
        'A list named by `label`, so that screen readers say how many there are. Placeholders say that it is loading.',
    }),
  },
});

export const Plain = meta.story({ parameters: code() });
export const Keyboard = meta.story({
  parameters: code(),
  play: async ({ canvas, step }) => {
    await step('each tile is a stop of Tab', async () => {
      for (const tile of canvas.getAllByRole('button')) {
        await userEvent.tab();
        await expect(tile).toHaveFocus();
      }
    });
    await step('in both directions', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Workflow' })).toHaveFocus();
    });
  },
});
export const Empty = meta.story({
  render: () => <EmptyState illustration="search" title="No applications have been given to you yet." />,
});
export const Loading = meta.story({
  parameters: exampleCode(`
<TileGrid aria-label="Application groups" isLoading placeholderCount={16}>
  {null}
</TileGrid>`),
  args: { isLoading: true, placeholderCount: 16 },
});
export const Wider = meta.story({
  parameters: code(' minTileSize={280}'),
  args: { minTileSize: 280 },
});
export const OnAPhone = meta.story({
  parameters: code(),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
  parameters: code(),
  globals: { language: 'arabic' },
});
