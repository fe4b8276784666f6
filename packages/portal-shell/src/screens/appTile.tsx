import { Icon, Tile } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { placeKey } from '@gantry/platform-client/settings/places';
import type { App } from './apps.ts';

/** The tile of an application in a `TileGrid`, which reads its key. */
export function appTile({ name, icon, href, badge, place, favouriteButton }: App, labelContent: ReactNode = name) {
  return (
    <Tile
      key={placeKey(place)}
      kind="link"
      label={name}
      labelContent={labelContent}
      icon={<Icon name={icon} />}
      href={href}
      badge={badge}
      action={favouriteButton}
    />
  );
}
