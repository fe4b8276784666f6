import { EmptyState, Icon, Link, Tile, TileGrid } from '@gantry/ui-kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useShellMessages } from '../../messages/index.ts';
import type { AppGroup } from '../apps.ts';
import { Page } from '../Page/index.ts';
import { reveal } from './reveal.ts';
import { Activity, Columns, GroupTitle, Launcher, Modules } from './HomeScreen.styles.ts';

export interface HomeScreenProps {
  /** The person's name, for the greeting. */
  readonly userName: string;
  /** Where the launcher page is. */
  readonly appsHref: string;
  /** The control that shows and changes the program. */
  readonly programSelector: ReactNode;
  /** Null while they load. */
  readonly groups: readonly AppGroup[] | null;
  /** The group whose modules are shown; null if none is selected. */
  readonly selectedGroupId: number | null;
  readonly onSelectedGroupChange: (groupId: number | null) => void;
  /** The section My Activity; null hides it. */
  readonly activity: ReactNode;
  /** The number of activity columns. One is beside the tiles, more are below them. */
  readonly activityColumnCount: number;
}

/** Home: the groups of the person's applications and their activity. */
export function HomeScreen({
  userName,
  appsHref,
  programSelector,
  groups,
  selectedGroupId,
  onSelectedGroupChange,
  activity,
  activityColumnCount,
}: HomeScreenProps) {
  const messages = useShellMessages();
  const greeting = messages.home.greeting(userName);
  // A group that is open at the start does not scroll the page.
  const [hasChosen, setHasChosen] = useState(false);
  return (
    <Page
      title={messages.home.title}
      heading={greeting}
      variant="greeting"
      actions={
        <>
          <Link href={appsHref}>{messages.apps.openApps}</Link>
          {programSelector}
        </>
      }
    >
      <Columns data-activity={activityColumnCount > 1 ? 'below' : 'beside'}>
        <Launcher>
          {groups?.length === 0 ? (
            <EmptyState illustration="program" title={messages.home.noGroups} />
          ) : (
            <TileGrid aria-label={messages.home.groups} isLoading={groups === null} placeholderCount={16}>
              {groups?.map(({ id, name, icon }) => (
                <Tile
                  key={id}
                  kind="toggle"
                  label={name}
                  icon={<Icon name={icon} />}
                  isSelected={id === selectedGroupId}
                  onChange={(isSelected) => {
                    setHasChosen(true);
                    onSelectedGroupChange(isSelected ? id : null);
                  }}
                />
              ))}
            </TileGrid>
          )}
          {selectedGroupId !== null && (
            <SelectedGroup key={selectedGroupId} groups={groups} groupId={selectedGroupId} isRevealed={hasChosen} />
          )}
        </Launcher>
        {activity !== null && <Activity>{activity}</Activity>}
      </Columns>
    </Page>
  );
}

interface SelectedGroupProps {
  readonly groups: readonly AppGroup[] | null;
  readonly groupId: number;
  /** Scrolls itself into view if it opens below the window. */
  readonly isRevealed: boolean;
}

/**
 * The modules of the selected group. An old address may name a group that the person does not have; it shows nothing.
 */
function SelectedGroup({ groups, groupId, isRevealed }: SelectedGroupProps) {
  const messages = useShellMessages();
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRevealed && region.current) reveal(region.current);
  }, [isRevealed]);
  const group = groups?.find(({ id }) => id === groupId) ?? null;
  if (groups !== null && group === null) return null;
  return (
    <Modules ref={region} aria-labelledby={group ? titleId : undefined}>
      {group && <GroupTitle id={titleId}>{group.name}</GroupTitle>}
      <TileGrid
        aria-label={group ? messages.home.modulesOf(group.name) : messages.navigation.applications}
        isLoading={group === null}
        placeholderCount={7}
      >
        {group?.apps.map(({ id, name, href, icon }) => (
          <Tile key={id} kind="link" label={name} icon={<Icon name={icon} />} href={href} />
        ))}
      </TileGrid>
    </Modules>
  );
}
