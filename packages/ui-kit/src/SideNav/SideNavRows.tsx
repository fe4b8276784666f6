import { ErrorCard } from '../ErrorCard/ErrorCard.tsx';
import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { drawMenuEntry } from '../Skeleton/placeholders.tsx';
import { holds, type SideNavItem } from './items.ts';
import { Rows } from './SideNav.styles.ts';
import { SideNavLink } from './SideNavLink.tsx';
import { SideNavSubmenu } from './SideNavSubmenu.tsx';

/** "It shows 12 placeholders while permissions load." */
const placeholderCount = 12;

/** The state of the submenus until their links are loaded. */
export interface SideNavContentState {
  readonly isLoading: boolean;
  readonly errorMessage: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

interface SideNavRowsProps extends SideNavContentState {
  readonly items: readonly SideNavItem[];
  readonly currentId: string | null;
  readonly isRail: boolean;
  readonly onNavigate: (() => void) | undefined;
}

function SubmenuContent({ items, ...props }: SideNavRowsProps) {
  const { isLoading, errorMessage, onRetry } = props;
  if (errorMessage !== undefined) return <ErrorCard title={errorMessage} onRetry={onRetry} />;
  if (isLoading) return <OneKindSkeleton kind="menu" draw={drawMenuEntry} count={placeholderCount} />;
  return <SideNavRows {...props} items={items} isRail={false} />;
}

/** The entries of a navigation or of a submenu. */
export function SideNavRows({ items, ...props }: SideNavRowsProps) {
  const { currentId, isRail, onNavigate } = props;
  return (
    <Rows>
      {items.map((item) =>
        item.items ? (
          <SideNavSubmenu key={item.id} item={item} holdsCurrent={holds(item, currentId)} isRail={isRail}>
            {(close) => <SubmenuContent {...props} items={item.items ?? []} onNavigate={close ?? onNavigate} />}
          </SideNavSubmenu>
        ) : (
          <SideNavLink
            key={item.id}
            item={item}
            isCurrent={item.id === currentId}
            isRail={isRail}
            onPress={onNavigate}
          />
        ),
      )}
    </Rows>
  );
}
