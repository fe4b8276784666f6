import { memo, StrictMode, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createFakePlatform, type FakePlatformOptions } from '../../transport/fake/createFakePlatform.ts';
import { createNotificationCenter } from '../createNotificationCenter.ts';
import { NotificationCenterProvider, useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useUnreadCount } from './useCenterValues.ts';
import { useImportResults } from './useImportResults.ts';
import { useJobActions } from './useJobActions.ts';
import { useNotification } from './useNotification.ts';
import { useNotificationList } from './useNotificationList.ts';
import { useReadable } from './useReadable.ts';
import { useReadState } from './useReadState.ts';

function setUp(options: FakePlatformOptions = {}) {
  const platform = createFakePlatform(options);
  const center = createNotificationCenter({
    client: platform.client,
    jobs: platform.jobs,
    transport: platform.transport,
    userId: 'avery',
    tabs: null,
    storage: null,
    callbacks: { navigate: () => {} },
  });
  const show = (children: ReactNode) =>
    render(
      <StrictMode>
        <NotificationCenterProvider center={center}>{children}</NotificationCenterProvider>
      </StrictMode>,
    );
  return { platform, center, show };
}

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `n${index}`, type: 'export', title: `Item ${index}` }));

const draws = new Map<string, number>();

const Row = memo(({ id }: { readonly id: string }) => {
  const item = useNotification(id);
  draws.set(id, (draws.get(id) ?? 0) + 1);
  return (
    <li>
      {item?.title} {item?.read === true ? 'read' : 'unread'}
    </li>
  );
});

function List({ isHeld = false }: { readonly isHeld?: boolean }) {
  const { ids, newCount, showNew, isLoading, hasMore, loadMore } = useNotificationList('exports', { isHeld });
  const { markAsRead } = useReadState();
  return (
    <section>
      <output aria-label="Unread">{useUnreadCount() ?? 'unknown'}</output>
      <output aria-label="Connection">{useReadable(useNotificationCenter().connection)}</output>
      {isLoading && <p>Loading</p>}
      <ul>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
      <button onClick={showNew}>{newCount} new</button>
      <button onClick={() => void markAsRead('n1')}>Mark</button>
      {hasMore && <button onClick={() => void loadMore()}>More</button>}
    </section>
  );
}

describe('the hooks', () => {
  it('load a list, count it, and connect once under StrictMode', async () => {
    const { platform, show } = setUp({ notifications: items(60) });
    const screen = await show(<List />);
    await expect.element(screen.getByText('Item 59 unread')).toBeVisible();
    await expect.element(screen.getByLabelText('Unread')).toHaveTextContent('60');
    await expect.element(screen.getByLabelText('Connection')).toHaveTextContent('connected');
    expect(platform.hub.connectionCount()).toBe(1);
    expect(screen.container.querySelectorAll('li')).toHaveLength(50);
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => screen.container.querySelectorAll('li').length).toBe(60);
    await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('render a row again only if its own item changed', async () => {
    const { platform, show } = setUp({ notifications: items(10) });
    const screen = await show(<List />);
    await expect.element(screen.getByText('Item 9 unread')).toBeVisible();
    await expect.element(screen.getByLabelText('Connection')).toHaveTextContent('connected');
    draws.clear();
    platform.publish({ id: 'n3', type: 'export', title: 'Changed' });
    await expect.element(screen.getByText('Changed unread')).toBeVisible();
    expect([...draws.keys()]).toEqual(['n3']);
  });

  it('show a mark at once', async () => {
    const { show } = setUp({ notifications: items(3), latencyMs: 50 });
    const screen = await show(<List />);
    await expect.element(screen.getByText('Item 1 unread')).toBeVisible();
    await expect.element(screen.getByLabelText('Unread')).toHaveTextContent('3');
    await screen.getByRole('button', { name: 'Mark' }).click();
    await expect.element(screen.getByText('Item 1 read')).toBeVisible();
    await expect.element(screen.getByLabelText('Unread')).toHaveTextContent('2');
  });

  it('keep the rows of a held list in place until showNew is called', async () => {
    const { platform, show, center } = setUp({ notifications: items(3) });
    const screen = await show(<List />);
    await expect.element(screen.getByText('Item 2 unread')).toBeVisible();
    await screen.rerender(
      <StrictMode>
        <NotificationCenterProvider center={center}>
          <List isHeld />
        </NotificationCenterProvider>
      </StrictMode>,
    );
    await expect.element(screen.getByLabelText('Connection')).toHaveTextContent('connected');
    platform.publish({ id: 'late', type: 'export', title: 'Late' });
    await expect.element(screen.getByRole('button', { name: '1 new' })).toBeVisible();
    expect(screen.container.querySelector('li')).toHaveTextContent('Item 2 unread');
    await screen.getByRole('button', { name: '1 new' }).click();
    await expect.element(screen.getByText('Late unread')).toBeVisible();
    expect(screen.container.querySelector('li')).toHaveTextContent('Late unread');
  });

  it('return the command in flight', async () => {
    const { show } = setUp({ notifications: items(1) });
    const shown: string[] = [];
    function Actions() {
      const { retry, pendingCommand } = useJobActions('n0');
      const item = useNotification('n0');
      useNotificationList('exports');
      const text = item === undefined ? 'waiting' : (pendingCommand ?? 'idle');
      if (shown.at(-1) !== text) shown.push(text);
      return <button onClick={() => void retry()}>{text}</button>;
    }
    const screen = await show(<Actions />);
    await screen.getByRole('button', { name: 'idle' }).click();
    // The command may end before a look at the page would see it.
    await expect.poll(() => shown).toEqual(['waiting', 'idle', 'retry', 'idle']);
  });

  it('fetch the results of an import, and again after a failure', async () => {
    const { platform, show } = setUp();
    const id = platform.startJob({ kind: 'import', title: 'Jobs import', stepMs: 1 });
    platform.failNext('getJob');
    function Results() {
      const { isLoading, isError, results, retry } = useImportResults(id);
      if (isLoading) return <p>Loading</p>;
      return isError ? <button onClick={retry}>Again</button> : <p>{results?.rows.length} rows</p>;
    }
    const screen = await show(<Results />);
    await screen.getByRole('button', { name: 'Again' }).click();
    await expect.element(screen.getByText('3 rows')).toBeVisible();
  });
});
