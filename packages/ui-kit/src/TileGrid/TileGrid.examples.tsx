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

export function Unfolding() {
  const [chosen, setChosen] = useState<string | null>('Dashboards');
  const index = groups.findIndex(({ name }) => name === chosen);
  return (
    <TileGrid
      aria-label="Application groups"
      unfolded={index === -1 ? null : { index, content: <p>The applications of {chosen} stand here.</p> }}
    >
      {groups.map(({ name, icon }) => (
        <Tile
          key={name}
          kind="toggle"
          label={name}
          icon={<Icon name={icon} />}
          isSelected={name === chosen}
          onChange={(isSelected) => setChosen(isSelected ? name : null)}
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

export function Small() {
  return (
    <TileGrid aria-label="Recently opened" size="small">
      {groups.map(({ name, icon }) => (
        <Tile key={name} kind="link" label={name} icon={<Icon name={icon} />} href="#tile" />
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
