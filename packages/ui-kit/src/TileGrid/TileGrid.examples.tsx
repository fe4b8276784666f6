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

export function Plain(props: Omit<Partial<TileGridProps>, 'children'>) {
  const [chosen, setChosen] = useState('Field Work');
  return (
    <TileGrid aria-label="Application groups" {...props}>
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

export function Wider() {
  const [chosen, setChosen] = useState('Field Work');
  return (
    <TileGrid aria-label="Application groups" minTileSize={280}>
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

export function Loading() {
  return (
    <TileGrid aria-label="Application groups" isLoading placeholderCount={16}>
      {null}
    </TileGrid>
  );
}
