import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createFakePlatform } from '../../transport/fake/createFakePlatform.ts';
import { createNotificationCenter } from '../createNotificationCenter.ts';
import { NotificationCenterProvider, useNotificationCenter } from '../NotificationCenterProvider.tsx';
import { useReadState, useUnreadCount } from './useCenterValues.ts';
import { useNotification } from './useNotification.ts';
import { useNotificationList } from './useNotificationList.ts';
import { useReadable } from './useReadable.ts';

function Row({ id }: { readonly id: string }) {
  const item = useNotification(id);
  return (
    <li>
      {item?.title} {item?.read === true ? 'read' : 'unread'}
    </li>
  );
}

function List() {
  const { ids, hasMore, loadMore } = useNotificationList('exports');
  const { markAsRead } = useReadState();
  return (
    <section>
      <output aria-label="Unread">{useUnreadCount() ?? 'unknown'}</output>
      <output aria-label="Connection">{useReadable(useNotificationCenter().connection)}</output>
      <ul>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
      <button onClick={() => void markAsRead('n59')}>Mark</button>
      {hasMore && <button onClick={() => void loadMore()}>More</button>}
    </section>
  );
}

// The screens of the package show what the hooks return: held rows, commands in flight and results.
it('the hooks load a list, count it, mark at once, and connect once under StrictMode', async () => {
  const notifications = Array.from({ length: 60 }, (_, index) => ({
    id: `n${index}`,
    type: 'export',
    title: `Item ${index}`,
  }));
  const platform = createFakePlatform({ notifications, latencyMs: 50 });
  const center = createNotificationCenter({
    client: platform.client,
    jobs: platform.jobs,
    transport: platform.transport,
    userId: 'avery',
    tabs: null,
    storage: null,
    callbacks: { navigate: () => {} },
  });
  const screen = await render(
    <StrictMode>
      <NotificationCenterProvider center={center}>
        <List />
      </NotificationCenterProvider>
    </StrictMode>,
  );
  const unread = screen.getByLabelText('Unread');
  await expect.element(screen.getByText('Item 59 unread')).toBeVisible();
  await expect.element(unread).toHaveTextContent('60');
  await expect.element(screen.getByLabelText('Connection')).toHaveTextContent('connected');
  expect(platform.hub.connectionCount()).toBe(1);
  expect(screen.getByRole('listitem').elements()).toHaveLength(50);
  await screen.getByRole('button', { name: 'Mark' }).click();
  await expect.element(screen.getByText('Item 59 read')).toBeVisible();
  await expect.element(unread).toHaveTextContent('59');
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(60);
  await expect.element(screen.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
});
