import { Icon, Tile, type TileProps } from '@gantry/ui-kit';
import { useState } from 'react';

interface ToggleProps extends Partial<Extract<TileProps, { kind: 'toggle' }>> {
  readonly defaultSelected?: boolean;
}

export function Toggle({ defaultSelected = false, ...props }: ToggleProps) {
  const [isSelected, setSelected] = useState(defaultSelected);
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
