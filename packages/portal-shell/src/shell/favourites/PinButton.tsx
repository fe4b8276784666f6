import { Icon, IconButton } from '@gantry/ui-kit';
import type { Place } from '../../personal/places.ts';
import { usePins } from './pins.ts';

/** Pins a place to the favourites, or takes it off. */
export function PinButton({ place }: { readonly place: Place }) {
  const { isPinned, labelOf, toggle } = usePins();
  return (
    <IconButton
      size="small"
      label={labelOf(place)}
      icon={<Icon name={isPinned(place) ? 'unpin' : 'pin'} />}
      onPress={() => toggle(place)}
    />
  );
}
