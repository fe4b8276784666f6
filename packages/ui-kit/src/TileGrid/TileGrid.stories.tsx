import { useState } from 'react';
import preview from '../../../../.storybook/preview.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import { Tile } from '../Tile/index.ts';
import { TileGrid, type TileGridProps } from './TileGrid.tsx';

const groups: readonly [IconName, string][] = [
  ['schedule', 'Planning and Schedule'],
  ['workOrder', 'Field Work'],
  ['dashboard', 'Dashboards'],
  ['logout', 'Vendors'],
  ['workflow', 'Workflow'],
  ['schedule', 'Sites, candidates, leases and the real estate of every jurisdiction'],
];

function Groups(props: Partial<TileGridProps>) {
  const [chosen, setChosen] = useState('Field Work');
  return (
    <TileGrid label="Application groups" {...props}>
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

const meta = preview.meta({
  component: Groups,
  parameters: {
    docs: {
      description: {
        component:
          'Tiles of equal size, as many beside each other as there is room for. **Anatomy:** a list of tiles, or placeholders of their size. **Keyboard:** each tile is a stop of Tab.',
      },
    },
  },
});

export const Plain = meta.story();
export const Loading = meta.story({ args: { isLoading: true, placeholderCount: 16 } });
export const Wider = meta.story({ args: { minTileSize: 280 } });
