import { Icon, Tile, type TileProps } from '@gantry/ui-kit';
import { useState } from 'react';

export function Toggle(props: Partial<Extract<TileProps, { kind: 'toggle' }>>) {
  const [isSelected, setSelected] = useState(false);
  return (
    <Tile
      kind="toggle"
      label="Planning and Schedule"
      icon={<Icon name="schedule" />}
      {...props}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

export function Chosen() {
  const [isSelected, setSelected] = useState(true);
  return (
    <Tile
      kind="toggle"
      label="Planning and Schedule"
      icon={<Icon name="schedule" />}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

export function WithAccent() {
  const [isSelected, setSelected] = useState(false);
  return (
    <Tile
      kind="toggle"
      label="Planning and Schedule"
      description="NWX"
      accentColor="oklch(0.6 0.15 150)"
      icon={<Icon name="schedule" />}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

export function Disabled() {
  const [isSelected, setSelected] = useState(false);
  return (
    <Tile
      kind="toggle"
      label="Planning and Schedule"
      icon={<Icon name="schedule" />}
      isSelected={isSelected}
      onChange={setSelected}
      isDisabled
    />
  );
}

export function LongText() {
  const [isSelected, setSelected] = useState(false);
  return (
    <Tile
      kind="toggle"
      label="Sites, candidates, leases and the real estate of every jurisdiction of the northern programs"
      icon={<Icon name="schedule" />}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

export function ToGoSomewhere() {
  return (
    <Tile
      kind="link"
      label="Work Order"
      description="Field work"
      icon={<Icon name="workOrder" />}
      href="/apps/workOrder"
    />
  );
}
