import { lazyPart, usePanel } from '@gantry/ui-kit';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellMessages } from '../../messages/index.ts';
import { withFavouritesOrdered } from '../../personal/favourites.ts';
import { useChangePlaces, usePastStart, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { LaterActivity } from '../notifications/LaterActivity.tsx';
import { withBadges, type TileBadges } from '../../screens/apps.ts';
import { HomeScreen } from '../../screens/HomeScreen/index.ts';
import { ProgramSelector } from '../../screens/ProgramSelector/index.ts';
import { panelIds } from '../../frameParts/panels.ts';
import { choiceOf, usePrograms } from '../programs/usePrograms.ts';
import { appsPath } from '../routes/paths.ts';
import { ProgramGuard } from '../access/guards.tsx';
import { useLaterPin } from '../favourites/useLaterPin.tsx';
import { useAppGroups } from './useAppGroups.ts';
import { usePlacedApps } from './usePlacedApps.ts';

/** Home, in the selected program. */
export function HomeRoute() {
  const messages = useShellMessages();
  return (
    <ProgramGuard title={messages.home.title} placeholder={<Home />}>
      <Home />
    </ProgramGuard>
  );
}

/** The query parameter that holds the selected group, so that Back restores it. */
const groupKey = 'group';

const hints = lazyPart(async () => (await import('../hints/Hints.tsx')).Hints);
const tileBadges = lazyPart(async () => (await import('../extensions/TileBadges.tsx')).TileBadges);

function Home() {
  const { catalog, configuration, session } = usePortal();
  const columns = configuration.home.activityColumns;
  const programList = usePrograms();
  const plainGroups = useAppGroups();
  const [badges, setBadges] = useState<TileBadges>();
  const groups = useMemo(
    () => (plainGroups && badges ? withBadges(plainGroups, badges) : plainGroups),
    [plainGroups, badges],
  );
  const isPastStart = usePastStart();
  const { hintsDone } = usePreferences();
  const favourites = usePlacedApps('favourites', groups);
  const recent = usePlacedApps('recent', groups);
  const change = useChangePlaces();
  const renderPin = useLaterPin();
  const program = useSelectedProgram();
  const programs = usePanel(panelIds.programs);
  const [query, setQuery] = useSearchParams();
  const groupId = query.get(groupKey);
  return (
    <>
      {isPastStart && configuration.extensions.length > 0 && <tileBadges.Part props={{ onChange: setBadges }} />}
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
        onFavouritesOrder={(keys) => change((places) => withFavouritesOrdered(places, keys))}
        recent={recent}
        renderPin={renderPin}
        groups={groups}
        selectedGroupId={groupId === null ? null : Number(groupId)}
        onSelectedGroupChange={(id) => {
          setQuery(id === null ? {} : { [groupKey]: String(id) }, {
            replace: true,
            preventScrollReset: true,
            flushSync: true,
          });
        }}
        hints={hintsDone < 3 ? isPastStart && <hints.Part props={{}} /> : null}
        activity={
          <LaterActivity
            columns={columns}
            programs={programList.status === 'ready' ? programList.programs : []}
            notificationCenterHref={catalog.modules.notificationCenter.basePath}
          />
        }
        activityColumnCount={columns.length}
      />
    </>
  );
}
