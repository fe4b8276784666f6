import { createTextMatch, SegmentedControl, Tab } from '@gantry/ui-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationMessages, type NotificationProgram } from '../../data/index.ts';
import { ListTabList, ListTabPanel, ListTabs } from '../ListTabs/ListTabs.styles.ts';
import { NotificationDialogs } from '../NotificationDialogs/NotificationDialogs.tsx';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import { TextMatchContext } from '../NotificationRow/rowsOfList.ts';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { ScreenBoundary } from '../ScreenBoundary/ScreenBoundary.tsx';
import { Archive, PageBanner, Root, Surface } from './NotificationCenterPage.styles.ts';
import { noChoice, type PageChoice } from './FilterControls.tsx';
import { notificationFilter } from './notificationFilter.ts';
import { PageFilters } from './PageFilters.tsx';
import { PageHeader } from './PageHeader.tsx';
import { useProgramOptions } from './useProgramOptions.ts';

/** A tab of the page. */
export type NotificationCenterTab = 'all' | 'todo' | 'requests' | 'exports' | 'imports' | 'announcements';

/** Props of {@link NotificationCenterPage}. */
export interface NotificationCenterPageProps {
  /** The selected tab, if the app controls it, for example by its address. */
  readonly tab?: NotificationCenterTab | undefined;
  /** Called when the person chooses a tab. */
  readonly onTabChange?: ((tab: NotificationCenterTab) => void) | undefined;
  /** The programs of the filter; those of the notifications unless given. */
  readonly programs?: readonly NotificationProgram[] | undefined;
  readonly parts?: NotificationParts | undefined;
  readonly className?: string | undefined;
}

const tabs: readonly NotificationCenterTab[] = ['all', 'todo', 'requests', 'exports', 'imports', 'announcements'];
const withJobs: ReadonlySet<NotificationCenterTab> = new Set(['all', 'requests', 'exports', 'imports']);

/**
 * Every notification on one page, with tabs, search and filters. It fills the window below a top bar with its band, and its list
 * scrolls; `--gantry-notification-page-block-size` and `--gantry-notification-page-max-inline-size` change that.
 */
export function NotificationCenterPage(props: NotificationCenterPageProps) {
  return (
    <ScreenBoundary>
      <Page {...props} />
    </ScreenBoundary>
  );
}

function Page({ tab: givenTab, onTabChange, programs: givenPrograms, parts, className }: NotificationCenterPageProps) {
  const { page, panel, lists } = useNotificationMessages();
  const [ownTab, setOwnTab] = useState<NotificationCenterTab>('all');
  const [todoList, setTodoList] = useState<'todoActive' | 'todoArchive'>('todoActive');
  const [choice, setChoice] = useState<PageChoice>(noChoice);
  const programs = useProgramOptions(givenPrograms);
  const tab = givenTab ?? ownTab;

  const { isUnreadOnly, program } = choice;
  const text = useDeferredValue(choice.text);
  const status = withJobs.has(tab) ? choice.status : null;
  const match = useMemo(() => createTextMatch(text), [text]);
  const filter = useMemo(() => notificationFilter({ match, status, isUnreadOnly }), [match, status, isUnreadOnly]);
  const chosenPrograms = useMemo(() => (program === null ? [] : [program]), [program]);

  const listOf = (name: NotificationCenterTab): NotificationList => (name === 'todo' ? todoList : name);
  const chooseTab = (id: string) => {
    const chosen = tabs.find((name) => name === id) ?? 'all';
    setOwnTab(chosen);
    onTabChange?.(chosen);
  };

  return (
    <Root className={className} aria-label={page.title}>
      <PageHeader />
      <Surface>
        <ListTabs selectedKey={tab} onSelectionChange={chooseTab}>
          <ListTabList aria-label={page.title}>
            {tabs.map((name) => (
              <Tab key={name} id={name}>
                {name === 'todo' ? page.todo : lists[name]}
              </Tab>
            ))}
          </ListTabList>
          {tabs.map((name) => (
            <ListTabPanel key={name} id={name} isFlush>
              <PageFilters choice={choice} onChange={setChoice} programs={programs} hasStatus={withJobs.has(name)} />
              {name === 'todo' && (
                <Archive>
                  <SegmentedControl
                    label={page.todo}
                    options={[
                      { id: 'todoActive', label: panel.active },
                      { id: 'todoArchive', label: panel.archive },
                    ]}
                    selectedKey={todoList}
                    onSelectionChange={setTodoList}
                  />
                </Archive>
              )}
              <TextMatchContext value={match}>
                <NotificationListView
                  list={listOf(name)}
                  filter={filter}
                  programs={chosenPrograms}
                  parts={parts}
                  isFilling
                />
              </TextMatchContext>
            </ListTabPanel>
          ))}
        </ListTabs>
      </Surface>
      {/* A connection is lost at any moment, so what says so moves nothing that is being read. */}
      <PageBanner />
      <NotificationDialogs />
    </Root>
  );
}
