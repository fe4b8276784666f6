import { Button, EmptyState, ErrorCard, Icon, Tile, TileGrid } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { reportTypeOf } from '../dashboards/reports.ts';
import { Stack } from '../parts/Stack.styles.ts';
import { useShellMessages } from '../../languages/index.ts';
import type { DashboardEntry, DashboardItem } from '@gantry/platform-client/services/application/application.schemas';
import type { Loadable } from '../../portal/index.ts';
import { Page } from '../Page/Page.tsx';
import { GroupTitle, Subgroups } from './DashboardsScreen.styles.ts';

export type DashboardsState = Loadable<{ readonly entries: readonly DashboardEntry[] }>;

export interface DashboardsScreenProps {
  readonly state: DashboardsState;
  /** How old the dashboards are, if they are kept ones. */
  readonly asOf?: ReactNode;
  /** Draws the error: while the network is lost, it is none. */
  readonly drawError?: (part: ReactNode) => ReactNode;
  readonly hrefOf: (item: DashboardItem) => string;
  readonly onSwitchProgram: () => void;
}

/** The dashboards and reports of the program, by sub-group. */
export function DashboardsScreen({ asOf, ...content }: DashboardsScreenProps) {
  const messages = useShellMessages();
  return (
    <Page title={messages.dashboards.title} heading={messages.dashboards.select}>
      {asOf}
      <Content {...content} />
    </Page>
  );
}

function Content({ state, hrefOf, onSwitchProgram, drawError }: Omit<DashboardsScreenProps, 'asOf'>): ReactNode {
  const messages = useShellMessages();
  if (state.status === 'error') {
    const part = <ErrorCard title={messages.errors.unexpected} onRetry={state.retry} />;
    return drawError ? drawError(part) : part;
  }
  if (state.status === 'loading') {
    return <TileGrid aria-label={messages.dashboards.title} isLoading placeholderCount={7} />;
  }
  if (!state.entries.some(hasItem)) {
    return (
      <EmptyState
        illustration="dashboard"
        title={messages.dashboards.none}
        action={<Button onPress={onSwitchProgram}>{messages.dashboards.switchProgram}</Button>}
      />
    );
  }
  return <Entries entries={state.entries} label={messages.dashboards.title} level={2} hrefOf={hrefOf} />;
}

/** Whether an entry has a dashboard. A group without any is not shown. */
function hasItem(entry: DashboardEntry): boolean {
  return entry.type === 'Item' || entry.items.some(hasItem);
}

interface EntriesProps extends Pick<DashboardsScreenProps, 'hrefOf'> {
  readonly entries: readonly DashboardEntry[];
  readonly label: string;
  readonly level: number;
}

function Entries({ entries, label, level, hrefOf }: EntriesProps) {
  const messages = useShellMessages();
  const items = entries.filter((entry) => entry.type === 'Item');
  const groups = entries.filter((entry) => entry.type === 'Group').filter(hasItem);
  return (
    <Subgroups>
      {items.length > 0 && (
        <TileGrid aria-label={label}>
          {items.map((item) => {
            const isDashboard = reportTypeOf(item) === 'dashboard';
            return (
              <Tile
                key={item.id}
                kind="link"
                label={item.title}
                description={isDashboard ? messages.dashboards.dashboard : messages.dashboards.report}
                icon={<Icon name={isDashboard ? 'dashboard' : 'report'} />}
                href={hrefOf(item)}
              />
            );
          })}
        </TileGrid>
      )}
      {groups.map((group) => (
        <Stack key={group.id} as="section" aria-label={group.title}>
          <GroupTitle as={level === 2 ? 'h2' : 'h3'} data-level={level}>
            {group.title}
          </GroupTitle>
          <Entries entries={group.items} label={group.title} level={level + 1} hrefOf={hrefOf} />
        </Stack>
      ))}
    </Subgroups>
  );
}
