import { ErrorCard } from '../ErrorCard/ErrorCard.tsx';
import { useState } from 'react';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { MenuEntryShape } from '../Skeleton/placeholders.tsx';
import { holds, type SideNavItem } from './items.ts';
import { Filter, Rows } from './SideNav.styles.ts';
import { SideNavLink } from './SideNavLink.tsx';
import { SideNavSubmenu } from './SideNavSubmenu.tsx';

const filter = lazyPart(async () => (await import('./SideNavFilter.tsx')).SideNavFilter);

/** "It shows 12 placeholders while permissions load." */
const placeholderCount = 12;

/** The entries, and the state of the submenus until their links are loaded. */
export interface SideNavRowsProps {
  readonly items: readonly SideNavItem[] | undefined;
  readonly isLoading: boolean;
  readonly errorMessage: string | undefined;
  readonly onRetry: (() => void) | undefined;
  readonly currentId: string | null;
  readonly isRail: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

interface SubmenuContentProps extends Omit<SideNavRowsProps, 'items'> {
  readonly submenu: SideNavItem;
}

function SubmenuContent({ submenu: { items, filterLabel: label }, ...props }: SubmenuContentProps) {
  const { isLoading, errorMessage, onRetry } = props;
  /** The links that match the filter; null without a text in it. */
  const [found, setFound] = useState<readonly SideNavItem[] | null>(null);
  if (errorMessage !== undefined) return <ErrorCard title={errorMessage} onRetry={onRetry} />;
  return (
    <>
      {label !== undefined && <filter.Part props={{ label, items, onFound: setFound }} fallback={<Filter />} />}
      {isLoading ? (
        <OneKindSkeleton kind="menu" shape={MenuEntryShape} count={placeholderCount} />
      ) : (
        found?.length !== 0 && <SideNavRows {...props} items={found ?? items} isRail={false} />
      )}
    </>
  );
}

/** The entries of a navigation or of a submenu. */
export function SideNavRows({ items, ...props }: SideNavRowsProps) {
  const { currentId, isRail, onNavigate } = props;
  return (
    <Rows>
      {items?.map((item) =>
        item.items ? (
          <SideNavSubmenu key={item.id} item={item} holdsCurrent={holds(item, currentId)} isRail={isRail}>
            {(close) => <SubmenuContent {...props} submenu={item} onNavigate={close ?? onNavigate} />}
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
