import { Icon, Tile } from '@gantry/ui-kit';
import { placeKey, type Place } from '../personal/places.ts';
import type { App, RenderFavouriteButton } from './apps.ts';

/** The tile of an application in a `TileGrid`, which reads its key. */
export function appTile({ name, icon, href, badge }: App, place: Place, renderFavouriteButton: RenderFavouriteButton) {
  return (
    <Tile
      key={placeKey(place)}
      kind="link"
      label={name}
      icon={<Icon name={icon} />}
      href={href}
      badge={badge}
      action={renderFavouriteButton(place)}
    />
  );
}
