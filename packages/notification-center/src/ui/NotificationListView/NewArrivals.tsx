import { Button, Glyph } from '@gantry/ui-kit';
import { chevronUpGlyph } from '@gantry/ui-kit/icons';
import { useNotificationMessages } from '../../data/index.ts';
import { NewPlace } from './NotificationListView.styles.ts';

interface NewArrivalsProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** Shows the items that arrived while the list was scrolled. */
export function NewArrivals({ count, onPress }: NewArrivalsProps) {
  const { items } = useNotificationMessages();
  return (
    <NewPlace>
      <Button size="small" icon={<Glyph shape={chevronUpGlyph} />} onPress={onPress}>
        {items.showNew(count)}
      </Button>
    </NewPlace>
  );
}
