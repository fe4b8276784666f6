import { usePanel } from '@gantry/ui-kit';
import { useMemo, createContext, use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellMessages } from '../../languages/index.ts';
import { usePersonalPlaces, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { latePart } from '../late/latePart.tsx';
import { centerPart } from '../notifications/centerPart.tsx';
import { HomeScreen } from '../../screens/HomeScreen/HomeScreen.tsx';
import { ActivityPlaceholder } from '../../screens/MyActivity/ActivityPlaceholder.tsx';
import { ProgramSelector } from '../../screens/ProgramSelector/ProgramSelector.tsx';
import { panelIds } from '../../screens/parts/panels.ts';
import { choiceOf, usePrograms } from '../programs/usePrograms.ts';
import { appsPath } from '../routes/paths.ts';
import { ProgramGuard } from '../access/guards.tsx';
import { useModuleHref } from '../access/useModuleHref.ts';
import { arrangeFavourites } from '../favourites/lateFavourites.tsx';
import { useAppGroups, usePlacedApps } from './useAppGroups.ts';
import type { AppGroup, TileBadges } from '../../screens/apps.ts';

const TileBadgesContext = createContext<TileBadges>(new Map());

const askedBadges = latePart(async () => (await import('../extensions/AskedTileBadges.tsx')).AskedTileBadges);

/** Asks the extensions for the badges of the tiles under it. */
function TileBadgesProvider({ children }: { readonly children: ReactNode }) {
  const { configuration } = usePortal();
  const [badges, setBadges] = useState<TileBadges>(new Map());
  return (
    <TileBadgesContext value={badges}>
      {configuration.extensions.length > 0 && <askedBadges.Part props={{ onChange: setBadges }} />}
      {children}
    </TileBadgesContext>
  );
}

/** A badge that changes is rendered without its tile. */
function TileBadge({ of }: { readonly of: number | string }) {
  return use(TileBadgesContext).get(of) ?? null;
}

/** Gives each group and each module its badge. */
const withBadges = (groups: readonly AppGroup[]): readonly AppGroup[] =>
  groups.map((group) => ({
    ...group,
    badge: <TileBadge of={group.id} />,
    apps: group.apps.map((app) => ({ ...app, badge: <TileBadge of={app.id} /> })),
  }));

/** Home, in the selected program. */
export function HomeRoute() {
  const messages = useShellMessages();
  return (
    <TileBadgesProvider>
      <ProgramGuard title={messages.home.title} placeholder={<Home />}>
        <Home />
      </ProgramGuard>
    </TileBadgesProvider>
  );
}

/** The query parameter that holds the selected group, so that Back restores it. */
const groupKey = 'group';

const Activity = centerPart(async () => (await import('../notifications/PortalActivity.tsx')).PortalActivity);

function Home() {
  const { configuration, session } = usePortal();
  const notificationCenterHref = useModuleHref('notificationCenter');
  const columns = configuration.home.activityColumns;
  const programList = usePrograms();
  const plainGroups = useAppGroups();
  const hasExtensions = configuration.extensions.length > 0;
  const groups = useMemo(
    () => (plainGroups && hasExtensions ? withBadges(plainGroups) : plainGroups),
    [plainGroups, hasExtensions],
  );
  const favourites = usePlacedApps('favourites', groups);
  const recent = usePlacedApps('recent', groups);
  const places = usePersonalPlaces();
  const program = useSelectedProgram();
  const programs = usePanel(panelIds.programs);
  const [query, setQuery] = useSearchParams();
  const groupId = query.get(groupKey);
  return (
    <HomeScreen
      userName={session.profile.completeName}
      appsHref={appsPath}
      programSelector={
        <ProgramSelector
          program={program && choiceOf(program, configuration.programThemes)}
          triggerProps={programs.triggerProps}
        />
      }
      favourites={favourites}
      onFavouritesOrder={(keys) => places && void arrangeFavourites(places, keys)}
      recent={recent}
      groups={groups}
      selectedGroupId={groupId === null ? null : Number(groupId)}
      onSelectedGroupChange={(id) =>
        setQuery(id === null ? {} : { [groupKey]: String(id) }, {
          replace: true,
          preventScrollReset: true,
          flushSync: true,
        })
      }
      activity={
        <Activity
          props={{
            columns,
            programs: programList.status === 'ready' ? programList.programs : [],
            notificationCenterHref,
          }}
          renderPlaceholder={(state) => <ActivityPlaceholder columnCount={columns.length} {...state} />}
        />
      }
      activityColumnCount={columns.length}
    />
  );
}
