import { EmptyState, MatchedText, SearchField, TileGrid, VisuallyHidden, createTextMatch } from '@gantry/ui-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { matchApps, type App, type AppGroup } from '../apps.ts';
import { appTile } from '../appTile.tsx';
import { Page } from '../Page/Page.tsx';
import { Find, Group, Groups, GroupTitle } from './AppsScreen.styles.ts';

export interface AppsScreenProps {
  /** The person's name, for the greeting. */
  readonly userName: string;
  /** Null while they load. */
  readonly groups: readonly AppGroup[] | null;
}

/** The launcher: every application of the person by group, with a field that filters by name. */
export function AppsScreen({ userName, groups }: AppsScreenProps) {
  const messages = useShellMessages();
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const match = useMemo(() => createTextMatch(searched), [searched]);
  const found = useMemo(() => groups && matchApps(groups, match), [groups, match]);
  const count = found?.reduce((sum, { apps }) => sum + apps.length, 0) ?? null;
  const alone = found?.flatMap(({ id, apps }) => (typeof id === 'string' ? apps : [])) ?? [];
  const tiles = (label: string, apps: readonly App[]) => (
    <TileGrid aria-label={label} size="small">
      {apps.map((app) => appTile(app, <MatchedText match={match}>{app.name}</MatchedText>))}
    </TileGrid>
  );

  return (
    <Page title={messages.apps.title} heading={messages.apps.greeting(userName)} variant="greeting">
      {groups?.length !== 0 && (
        <Find>
          <SearchField
            aria-label={messages.apps.find}
            placeholder={messages.apps.find}
            value={text}
            onChange={setText}
          />
          <VisuallyHidden>
            <span role="status">{searched !== '' && count !== null ? messages.apps.found(count) : ''}</span>
          </VisuallyHidden>
        </Find>
      )}
      {found === null && <TileGrid aria-label={messages.navigation.applications} isLoading placeholderCount={16} />}
      <Groups>
        {alone.length > 0 && tiles(messages.navigation.applications, alone)}
        {found?.map(
          ({ id, name, apps }) =>
            typeof id === 'number' && (
              <Group key={id} aria-label={name}>
                <GroupTitle>{name}</GroupTitle>
                {tiles(messages.home.modulesOf(name), apps)}
              </Group>
            ),
        )}
      </Groups>
      {count === 0 && (
        <EmptyState
          illustration="search"
          title={groups?.length === 0 ? messages.apps.empty : messages.apps.noMatch(searched)}
        />
      )}
    </Page>
  );
}
