import { Icon, Tile } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { placeKey, type Place } from '@gantry/platform-client/settings/places';
import type { App, RenderFavouriteButton } from './apps.ts';

/** The tile of an application in a `TileGrid`, which reads its key. */
export function appTile(
  { name, icon, href, badge }: App,
  place: Place,
  renderFavouriteButton: RenderFavouriteButton,
  labelContent: ReactNode = name,
) {
  return (
    <Tile
      key={placeKey(place)}
      kind="link"
      label={name}
      labelContent={labelContent}
      icon={<Icon name={icon} />}
      href={href}
      badge={badge}
      action={renderFavouriteButton(place)}
    />
  );
}
