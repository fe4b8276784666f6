import { ErrorCard } from '../ErrorCard/ErrorCard.tsx';
import { useId, useRef, useState } from 'react';
import { lazyPart } from '../lazyPart/index.ts';
import { searchTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { OneKindSkeleton } from '../Skeleton/OneKindSkeleton.tsx';
import { drawMenuEntry } from '../Skeleton/placeholders.tsx';
import { holds, type SideNavItem } from './items.ts';
import { Filter, NoMatch, Rows, SectionLabel } from './SideNav.styles.ts';
import { SideNavLink } from './SideNavLink.tsx';
import { SideNavSubmenu } from './SideNavSubmenu.tsx';

const none: readonly SideNavItem[] = [];

const filter = lazyPart(async () => (await import('./SideNavFilter.tsx')).SideNavFilter);

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
  /** The id of the element that names the list. */
  readonly labelId?: string;
}

interface SubmenuContentProps extends Omit<SideNavRowsProps, 'items'> {
  readonly submenu: SideNavItem;
}

function SubmenuContent({ submenu: { items = none, filterLabel }, ...props }: SubmenuContentProps) {
  const { isLoading, errorMessage, onRetry } = props;
  const { noResults } = useTexts(searchTexts);
  const links = useRef<HTMLDivElement>(null);
  /** The links that match the filter; null without a text in it. */
  const [found, setFound] = useState<readonly SideNavItem[] | null>(null);
  if (errorMessage !== undefined) return <ErrorCard title={errorMessage} onRetry={onRetry} />;
  return (
    <>
      {filterLabel !== undefined && (
        <filter.Part props={{ label: filterLabel, items, links, onFound: setFound }} fallback={<Filter />} />
      )}
      <div ref={links}>
        {isLoading ? (
          <OneKindSkeleton kind="menu" draw={drawMenuEntry} count={placeholderCount} />
        ) : found?.length === 0 ? (
          <NoMatch>{noResults}</NoMatch>
        ) : (
          <SideNavRows {...props} items={found ?? items} isRail={false} />
        )}
      </div>
    </>
  );
}

function Section({ items = none, label, ...props }: SideNavItem & Omit<SideNavRowsProps, 'items'>) {
  const id = useId();
  return (
    <li>
      <SectionLabel id={id}>{label}</SectionLabel>
      <SideNavRows {...props} items={items} labelId={id} />
    </li>
  );
}

/** The entries of a navigation or of a submenu. */
export function SideNavRows({ items, labelId, ...props }: SideNavRowsProps) {
  const { currentId, isRail, onNavigate } = props;
  return (
    <Rows aria-labelledby={labelId}>
      {items.map((item) =>
        item.isSection === true ? (
          <Section key={item.id} {...item} {...props} />
        ) : item.items ? (
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
