import { useState } from 'react';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
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

/** What an app writes, with the properties given. */
const held = (properties = '') =>
  exampleCode(`const [chosen, setChosen] = useState<string | null>(null);

<TileGrid label="Application groups"${properties && ` ${properties}`}>
  {groups.map(({ id, label, icon }) => (
    <Tile
      key={id}
      kind="toggle"
      label={label}
      icon={<Icon name={icon} />}
      isSelected={id === chosen}
      onChange={(isSelected) => setChosen(isSelected ? id : null)}
    />
  ))}
</TileGrid>`);

const meta = preview.meta({
  component: TileGrid,
  args: { label: 'Application groups', children: null },
  render: ({ children: _, ...args }) => <Groups {...args} />,
  parameters: {
    docs: guide({
      whenToUse: 'Around `Tile`s of one kind.',
      anatomy:
        'Tiles of equal size, at least 168 px wide, as many beside each other as there is room for; while loading, placeholders of the same size, so that nothing moves when the tiles come.',
      keyboard: 'Each tile is a stop of Tab.',
      accessibility:
        'A list named by `label`, so that screen readers say how many there are. Placeholders say that it is loading.',
    }),
  },
});

export const Plain = meta.story({ parameters: held() });
export const Loading = meta.story({
  args: { isLoading: true, placeholderCount: 16 },
  parameters: held('isLoading placeholderCount={16}'),
});
export const Wider = meta.story({ args: { minTileSize: 280 }, parameters: held('minTileSize={280}') });
export const OnAPhone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  parameters: held(),
});
export const RightToLeft = meta.story({ globals: { language: 'arabic' }, parameters: held() });
