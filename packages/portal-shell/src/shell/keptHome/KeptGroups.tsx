import { TileGrid } from '@gantry/ui-kit';
import { UnfoldedGroup } from '../../screens/HomeScreen/HomeScreen.tsx';
import { useAppGroups } from '../launcher/useAppGroups.ts';

/** Each group with what stands below the row of its tile once it is opened. */
export function KeptGroups() {
  const groups = useAppGroups();
  return groups?.map((group) => {
    const content = <UnfoldedGroup group={group} isRevealed={false} />;
    return (
      <div key={group.id} data-group={group.id}>
        <TileGrid aria-label={group.name} unfolded={{ index: 0, content }}>
          <span />
        </TileGrid>
      </div>
    );
  });
}
