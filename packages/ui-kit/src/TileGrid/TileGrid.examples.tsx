import { Icon, Tile, TileGrid, type TileGridProps } from '@gantry/ui-kit';
import { useState } from 'react';

const groups = [
  { name: 'Planning and Schedule', icon: 'schedule' },
  { name: 'Field Work', icon: 'workOrder' },
  { name: 'Dashboards', icon: 'dashboard' },
  { name: 'Vendors', icon: 'vendor' },
  { name: 'Workflow', icon: 'workflow' },
  { name: 'Sites, candidates, leases and the real estate of every jurisdiction', icon: 'site' },
] as const;

interface GroupsProps extends Omit<Partial<TileGridProps>, 'children'> {
  /** The applications of the chosen group are shown below its row. */
  readonly isUnfolding?: boolean;
}

export function Groups({ isUnfolding = false, ...props }: GroupsProps) {
  const [chosen, setChosen] = useState('Field Work');
  const index = groups.findIndex(({ name }) => name === chosen);
  return (
    <TileGrid
      aria-label="Application groups"
      {...props}
      unfolded={
        isUnfolding && index !== -1 ? { index, content: <p>The applications of {chosen} stand here.</p> } : null
      }
    >
      {groups.map(({ name, icon }) => (
        <Tile
          key={name}
          kind="toggle"
          label={name}
          icon={<Icon name={icon} />}
          isSelected={name === chosen}
          onChange={(isSelected) => setChosen(isSelected ? name : '')}
        />
      ))}
    </TileGrid>
  );
}

export function Arranging() {
  const [order, setOrder] = useState<readonly string[]>(groups.map(({ name }) => name));
  const tiles = groups.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return (
    <TileGrid aria-label="Favourites" onReorder={setOrder}>
      {tiles.map(({ name, icon }) => (
        <Tile key={name} kind="link" label={name} icon={<Icon name={icon} />} href="#tile" />
      ))}
    </TileGrid>
  );
}
