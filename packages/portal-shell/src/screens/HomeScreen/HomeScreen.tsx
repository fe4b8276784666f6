import { Button, EmptyState, Icon, Link, Tile, TileGrid } from '@gantry/ui-kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import type { App, AppGroup } from '../apps.ts';
import { appTile } from '../appTile.tsx';
import { Page } from '../Page/Page.tsx';
import { reveal } from './reveal.ts';
import { Modules, OwnPlaces, Section, SectionHeader, Sections, SectionTitle } from './HomeScreen.styles.ts';

export interface HomeScreenProps {
  /** The person's name, for the greeting. */
  readonly userName: string;
  readonly appsHref: string;
  /** The control that shows and changes the program. */
  readonly programSelector: ReactNode;
  /** The favourites in the person's order; null while they load. */
  readonly favourites: readonly App[] | null;
  /** Called with the keys of the favourites in a new order. */
  readonly onFavouritesOrder: (keys: readonly string[]) => void;
  /** The recent places, the latest first; null while they load. */
  readonly recent: readonly App[] | null;
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

/** Home: the groups of the person's applications, the favourites and the recent places once there are any, and their activity. */
export function HomeScreen({
  userName,
  appsHref,
  programSelector,
  activity,
  activityColumnCount,
  ...rest
}: HomeScreenProps) {
  const { home, apps } = useShellMessages();
  return (
    <Page
      title={home.title}
      heading={home.greeting(userName)}
      variant="greeting"
      context={programSelector}
      actions={<Link href={appsHref}>{apps.openApps}</Link>}
    >
      <Sections>
        <Groups {...rest} isWide={activity === null || activityColumnCount > 1} />
        <OwnPlaces>
          <Favourites {...rest} />
          <Recent {...rest} />
        </OwnPlaces>
        {activity !== null && (
          <div data-activity data-wide={activityColumnCount > 1 || undefined}>
            {activity}
          </div>
        )}
      </Sections>
    </Page>
  );
}

/** The recent places beside the favourites. */
const recentShown = 5;

interface PartProps {
  readonly title: string;
  /** Controls at the end of the title's line. */
  readonly tools?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A section of Home with its title. */
export function Part({ title, tools, isWide = false, children }: PartProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} data-wide={isWide || undefined}>
      <SectionHeader>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {tools}
      </SectionHeader>
      {children}
    </Section>
  );
}

function Favourites({ favourites, onFavouritesOrder }: Pick<HomeScreenProps, 'favourites' | 'onFavouritesOrder'>) {
  const { home } = useShellMessages();
  const [isArranging, setArranging] = useState(false);
  if (!favourites?.length) return null;
  const canArrange = favourites.length > 1;
  const arrange = (
    <Button variant="quiet" size="small" onPress={() => setArranging(!isArranging)}>
      {isArranging ? home.arranged : home.arrange}
    </Button>
  );
  return (
    <Part title={home.favourites} tools={canArrange && arrange}>
      <TileGrid aria-label={home.favourites} {...(isArranging && canArrange && { onReorder: onFavouritesOrder })}>
        {favourites.map((app) => appTile(app))}
      </TileGrid>
    </Part>
  );
}

function Recent({ recent }: Pick<HomeScreenProps, 'recent'>) {
  const { home } = useShellMessages();
  if (!recent?.length) return null;
  return (
    <Part title={home.recent}>
      <TileGrid aria-label={home.recent} size="small">
        {recent.slice(0, recentShown).map((app) => appTile(app))}
      </TileGrid>
    </Part>
  );
}

type GroupsProps = Pick<HomeScreenProps, 'groups' | 'selectedGroupId' | 'onSelectedGroupChange'> & {
  readonly isWide: boolean;
};

function Groups({ groups, selectedGroupId, onSelectedGroupChange, isWide }: GroupsProps) {
  const { home } = useShellMessages();
  // A group that is open at the start does not scroll the page.
  const [hasChosen, setHasChosen] = useState(false);
  // An old address may name a group that the person does not have; it shows nothing.
  const index = groups?.findIndex(({ id }) => id === selectedGroupId) ?? -1;
  const selected = groups?.[index];
  const unfolded = (group: AppGroup) => <UnfoldedGroup key={group.id} group={group} isRevealed={hasChosen} />;
  return (
    <Part title={home.groups} isWide={isWide}>
      {groups?.length === 0 ? (
        <EmptyState illustration="program" title={home.noGroups} />
      ) : (
        <TileGrid
          aria-label={home.groups}
          isLoading={groups === null}
          placeholderCount={16}
          unfolded={selected ? { index, content: unfolded(selected) } : null}
        >
          {groups?.flatMap(({ id, name, icon, badge, apps }) =>
            typeof id === 'string' ? (
              apps.map((app) => appTile(app))
            ) : (
              <Tile
                key={id}
                data-group={id}
                kind="toggle"
                label={name}
                description={apps.map((app) => app.name).join(home.separator)}
                icon={<Icon name={icon} />}
                badge={badge}
                isSelected={id === selectedGroupId}
                onChange={(isSelected) => {
                  setHasChosen(true);
                  onSelectedGroupChange(isSelected ? id : null);
                }}
              />
            ),
          )}
        </TileGrid>
      )}
      {groups === null && selectedGroupId !== null && (
        <Modules>
          <TileGrid aria-label={home.groups} isLoading placeholderCount={7} />
        </Modules>
      )}
    </Part>
  );
}

interface UnfoldedGroupProps {
  readonly group: AppGroup;
  /** Scrolls itself into view if it opens below the window. */
  readonly isRevealed: boolean;
}

/** The modules of a group, below the row of its tile. */
export function UnfoldedGroup({ group: { name, apps }, isRevealed }: UnfoldedGroupProps) {
  const { home } = useShellMessages();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRevealed && region.current) reveal(region.current);
  }, [isRevealed]);
  return (
    <Modules ref={region} aria-label={name}>
      <TileGrid aria-label={home.modulesOf(name)}>{apps.map((app) => appTile(app))}</TileGrid>
    </Modules>
  );
}
