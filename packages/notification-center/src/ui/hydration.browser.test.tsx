import { ThemeProvider } from '@gantry/ui-kit';
import { kitMessagesFor } from '@gantry/ui-kit/messages';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NotificationList } from '../core/rules/lists.ts';
import { NotificationCenterProvider, type NotificationCenter } from '../data/index.ts';
import { firstPageRequest } from '../transport/index.ts';
import { ActivityColumns, NotificationCenterPage, NotificationListView } from './index.ts';
import { createDemoCenter } from './testing/createDemoCenter.testing.ts';
import { workingDay } from './testing/demoNotifications.testing.ts';

const screenOf = (center: NotificationCenter, screen: ReactNode, locale: string) => (
  <ThemeProvider locale={locale} messages={kitMessagesFor(locale)}>
    <NotificationCenterProvider center={center} locale={locale}>
      {screen}
    </NotificationCenterProvider>
  </ThemeProvider>
);

test.each([
  ['a list', 'en-US', <NotificationListView key="" list="all" />, ['all']],
  ['a list in Arabic', 'ar-EG', <NotificationListView key="" list="all" />, ['all']],
  ['the page', 'en-US', <NotificationCenterPage key="" />, ['all']],
  ['the columns', 'en-US', <ActivityColumns key="" />, ['todoActive', 'requests', 'announcements']],
] as const)('%s (%s) that a server drew is taken over without a difference', async (_, locale, screen, lists) => {
  const { platform } = createDemoCenter({ notifications: workingDay() });
  const pages = await Promise.all(
    lists.map(async (list: NotificationList) => {
      const first = await platform.client.getFilteredNotifications(firstPageRequest(list));
      return [list, first] as const;
    }),
  );
  const initial = Object.fromEntries(pages);
  const newCenter = () => createDemoCenter({ notifications: workingDay(), initial }).center;

  const html = renderToString(screenOf(newCenter(), screen, locale));
  const container = document.createElement('div');
  // The markup comes from this test.
  container.setHTMLUnsafe(html);
  document.body.append(container);
  expect(container.textContent).toContain('Closeout documents export');

  const differences: unknown[] = [];
  const root = hydrateRoot(container, screenOf(newCenter(), screen, locale), {
    onRecoverableError: (error) => differences.push(error),
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(page.getByRole('list').first()).toHaveAttribute('aria-label');
  await expect.poll(() => container.querySelector('[data-index]')).not.toBeNull();
  expect(differences).toEqual([]);
});
