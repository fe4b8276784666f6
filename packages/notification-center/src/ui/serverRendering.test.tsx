import { ThemeProvider } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NotificationList } from '../core/rules/lists.ts';
import {
  NotificationCenterProvider,
  type NotificationCenter,
  type NotificationCenterProviderProps,
} from '../data/index.ts';
import { messages as arabic } from '../languages/ar/index.ts';
import { ActivityColumns } from './ActivityColumns/ActivityColumns.tsx';
import { ConnectionBanner } from './ConnectionBanner/ConnectionBanner.tsx';
import { ImportResultsPage } from './ImportResults/ImportResultsPage.tsx';
import { NotificationBellButton } from './NotificationBell/NotificationBellButton.tsx';
import { NotificationCenterPage } from './NotificationCenterPage/NotificationCenterPage.tsx';
import { NotificationListView } from './NotificationListView/NotificationListView.tsx';
import { NotificationPanel } from './NotificationPanel/NotificationPanel.tsx';
import { createDemoCenter } from './testing/createDemoCenter.testing.ts';
import { manyExports, workingDay, type WireFields } from './testing/demoNotifications.testing.ts';
import { messagesOf } from './testing/messagesOf.testing.ts';

/** Renders a screen as a server does. */
function renderIn(
  center: NotificationCenter,
  screen: ReactNode,
  texts: Pick<NotificationCenterProviderProps, 'locale' | 'messages'> = {},
): string {
  const { locale = 'en-US' } = texts;
  return renderToString(
    <ThemeProvider locale={locale} messages={messagesOf(locale).kit}>
      <NotificationCenterProvider center={center} {...texts}>
        {screen}
      </NotificationCenterProvider>
    </ThemeProvider>,
  );
}

/** Renders a screen of a new center. Its lists are loaded first, and nothing is connected. */
async function renderOnServer(
  screen: ReactNode,
  notifications: readonly WireFields[] = [],
  lists: readonly NotificationList[] = [],
): Promise<string> {
  const { center } = createDemoCenter({ notifications });
  await Promise.all(lists.map((list) => center.list(list).load()));
  return renderIn(center, screen);
}

test.each([
  ['a list', <NotificationListView key="" list="all" />, ['all']],
  ['the page', <NotificationCenterPage key="" />, ['all']],
  ['the columns', <ActivityColumns key="" />, ['todoActive', 'requests', 'announcements']],
] as const)('%s renders its first rows on a server', async (_, screen, lists) => {
  const html = await renderOnServer(screen, workingDay(), lists);
  expect(html).toContain('Closeout documents export');
  expect(html).toContain('aria-posinset="1"');
});

test('a server renders only the rows of the first view of a long list', async () => {
  const html = await renderOnServer(<NotificationListView list="exports" />, manyExports(5000), ['exports']);
  expect(html.match(/<li/g)?.length).toBeGreaterThan(3);
  expect(html.match(/<li/g)?.length).toBeLessThan(30);
});

test.each([
  ['a closed panel', <NotificationPanel key="" isOpen={false} onOpenChange={() => undefined} />],
  ['the bell', <NotificationBellButton key="" />],
  ['the connection', <ConnectionBanner key="" />],
  ['import results', <ImportResultsPage key="" id="i" />],
])('%s renders on a server without a browser', async (_, screen) => {
  await expect(renderOnServer(screen)).resolves.toBeTypeOf('string');
});

test("the first markup has the provider's language, and without one the center's own texts", async () => {
  const own = { locale: 'en', messages: { lists: { all: 'Everything' } } };
  const { center } = createDemoCenter({ notifications: workingDay(), ...own });
  await center.list('all').load();
  const list = <NotificationListView list="all" />;
  const html = renderIn(center, list, { locale: 'ar-EG', messages: arabic('ar-EG') });
  expect(html).toContain('aria-label="الكل"');
  expect(html).toContain('تنزيل');
  expect(html).not.toContain('Download');
  const withoutMessages = renderIn(center, list, { locale: 'en-GB' });
  expect(withoutMessages).toContain('aria-label="Everything"');
  expect(withoutMessages).toContain('Download');
});
