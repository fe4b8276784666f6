import { ThemeProvider } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NotificationList } from '../core/rules/lists.ts';
import { NotificationCenterProvider } from '../data/index.ts';
import { messages as centerArabic } from '../languages/ar/index.ts';
import { ActivityColumns } from './ActivityColumns/ActivityColumns.tsx';
import { ConnectionBanner } from './ConnectionBanner/ConnectionBanner.tsx';
import { ImportResultsPage } from './ImportResults/ImportResultsPage.tsx';
import { NotificationBellButton } from './NotificationBell/NotificationBellButton.tsx';
import { NotificationCenterPage } from './NotificationCenterPage/NotificationCenterPage.tsx';
import { NotificationListView } from './NotificationListView/NotificationListView.tsx';
import { NotificationPanel } from './NotificationPanel/NotificationPanel.tsx';
import { createDemoCenter } from './testing/createDemoCenter.testing.ts';
import { manyExports, workingDay, type WireFields } from './testing/demoNotifications.testing.ts';

/** Renders a screen as a server does. Its lists are loaded first, and nothing is connected. */
async function renderOnServer(
  screen: ReactNode,
  notifications: readonly WireFields[],
  lists: readonly NotificationList[] = [],
): Promise<string> {
  const { center } = createDemoCenter({ notifications });
  await Promise.all(lists.map((list) => center.list(list).load()));
  return renderToString(
    <ThemeProvider locale="en-US">
      <NotificationCenterProvider center={center}>{screen}</NotificationCenterProvider>
    </ThemeProvider>,
  );
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
  await expect(renderOnServer(screen, [])).resolves.toBeTypeOf('string');
});

test("the first markup has the provider's language, and without one the center's own texts", async () => {
  const { center } = createDemoCenter({
    notifications: workingDay(),
    locale: 'en',
    messages: { lists: { all: 'Everything' } },
  });
  await center.list('all').load();
  const html = renderToString(
    <ThemeProvider locale="ar-EG" messages={arabic('ar-EG')}>
      <NotificationCenterProvider center={center} locale="ar-EG" messages={centerArabic('ar-EG')}>
        <NotificationListView list="all" />
      </NotificationCenterProvider>
    </ThemeProvider>,
  );
  expect(html).toContain('aria-label="الكل"');
  expect(html).toContain('تنزيل');
  expect(html).not.toContain('Download');
  const own = renderToString(
    <ThemeProvider locale="en-GB">
      <NotificationCenterProvider center={center} locale="en-GB">
        <NotificationListView list="all" />
      </NotificationCenterProvider>
    </ThemeProvider>,
  );
  expect(own).toContain('aria-label="Everything"');
  expect(own).toContain('Download');
});
