import { ThemeProvider } from '@gantry/ui-kit';
import { useEffect, useMemo, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { ServerStyleSheet } from 'styled-components';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NotificationList } from '../core/rules/lists.ts';
import { NotificationCenterProvider, useUnreadCount, type NotificationCenter } from '../data/index.ts';
import { firstPageRequest } from '../transport/catchUp/createPageWalk.ts';
import { ActivityColumns } from './ActivityColumns/ActivityColumns.tsx';
import { NotificationCenterPage } from './NotificationCenterPage/NotificationCenterPage.tsx';
import { NotificationListView } from './NotificationListView/NotificationListView.tsx';
import { createDemoCenter } from './testing/createDemoCenter.testing.ts';
import { messagesOf } from './testing/messagesOf.testing.ts';
import { workingDay } from './testing/demoNotifications.testing.ts';

interface AppProps {
  readonly center: NotificationCenter;
  readonly locale: string;
  readonly children: ReactNode;
  /** Called once the screen and all around it is hydrated. */
  readonly onHydrated?: (() => void) | undefined;
}

function App({ center, locale, children, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const messages = useMemo(() => messagesOf(locale), [locale]);
  return (
    <ThemeProvider locale={locale} messages={messages.kit}>
      <NotificationCenterProvider center={center} locale={locale} messages={messages.center}>
        {children}
      </NotificationCenterProvider>
    </ThemeProvider>
  );
}

/** Puts the markup of a server into the page, for React to take over. */
function showMarkup(html: string, styleTags = '') {
  const [styles, container] = [document.createElement('div'), document.createElement('div')];
  // The markup comes from these tests.
  styles.setHTMLUnsafe(styleTags);
  container.setHTMLUnsafe(html);
  document.body.append(styles, container);
  const differences: unknown[] = [];
  const hydrate = (app: ReactNode) => {
    const root = hydrateRoot(container, app, { onRecoverableError: (error) => differences.push(error) });
    onTestFinished(() => {
      root.unmount();
      container.remove();
      styles.remove();
    });
  };
  return { container, differences, hydrate };
}

const wide = 1280;
const phone = 390;

test.each([
  ['a list', wide, 'en-US', <NotificationListView key="" list="all" />, ['all']],
  ['a list in Arabic', wide, 'ar-EG', <NotificationListView key="" list="all" />, ['all']],
  ['the page', wide, 'en-US', <NotificationCenterPage key="" />, ['all']],
  ['the page on a phone', phone, 'en-US', <NotificationCenterPage key="" />, ['all']],
  ['the columns', wide, 'en-US', <ActivityColumns key="" />, ['todoActive', 'requests', 'announcements']],
  ['the columns on a phone', phone, 'en-US', <ActivityColumns key="" />, ['todoActive', 'requests', 'announcements']],
] as const)(
  '%s (%i px, %s) that a server drew is taken over without a difference or a shift',
  async (_, width, locale, screen, lists) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(wide, 800));
    const { platform } = createDemoCenter({ notifications: workingDay() });
    const pages = await Promise.all(
      lists.map(async (list: NotificationList) => {
        const first = await platform.client.getFilteredNotifications(firstPageRequest(list));
        return [list, first] as const;
      }),
    );
    const initial = { ...Object.fromEntries(pages), now: new Date().toISOString() };
    const newCenter = () => createDemoCenter({ notifications: workingDay(), initial }).center;

    const sheet = new ServerStyleSheet();
    const app = (onHydrated?: () => void) => (
      <App center={newCenter()} locale={locale} onHydrated={onHydrated}>
        {screen}
      </App>
    );
    const html = renderToString(sheet.collectStyles(app()));
    // The app's server writes the direction of its language.
    document.documentElement.dir = locale === 'ar-EG' ? 'rtl' : 'ltr';
    const { container, differences, hydrate } = showMarkup(html, sheet.getStyleTags());
    expect(container.textContent).toContain('Closeout documents export');
    await document.fonts.ready;
    await nextFrame();
    const drawn = visibleParts(container);

    const shifts: string[] = [];
    const noteShifts = (entries: PerformanceEntryList) => shifts.push(...entries.flatMap(shiftedParts));
    const observer = new PerformanceObserver((entries) => noteShifts(entries.getEntries()));
    observer.observe({ type: 'layout-shift' });

    const { promise: hydrated, resolve } = Promise.withResolvers<void>();
    hydrate(app(resolve));
    onTestFinished(() => observer.disconnect());
    await hydrated;
    expect(differences).toEqual([]);
    const hydratedParts = visibleParts(container);
    expect(Object.keys(drawn).length).toBeGreaterThan(3);
    // More rows may be drawn, but what the server drew stays where it was.
    expect(hydratedParts).toMatchObject(drawn);

    // The rows around the view are drawn after a frame, in a transition.
    await nextFrame();
    await nextFrame();
    expect(visibleParts(container)).toMatchObject(drawn);
    noteShifts(observer.takeRecords());
    expect(shifts).toEqual([]);
  },
);

/** A part of an app that shows the count. */
const Count = () => <p>{useUnreadCount() ?? 'unknown'}</p>;

test('a center that was started before React took the page over makes no difference to the markup', async () => {
  const app = (center: NotificationCenter) => (
    <App center={center} locale="en-US">
      <Count />
    </App>
  );
  const html = renderToString(app(createDemoCenter({ notifications: workingDay() }).center));
  const { center } = createDemoCenter({ notifications: workingDay() });
  center.start();
  onTestFinished(() => void center.stop());
  await expect.poll(center.unreadCount.get).toBeGreaterThan(0);
  const { container, differences, hydrate } = showMarkup(html);
  hydrate(app(center));
  await expect.poll(() => container.textContent).toBe(String(center.unreadCount.get()));
  expect(differences).toEqual([]);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The elements that a layout shift moved, but for the fill of a bar, which is always moving. */
function shiftedParts(entry: PerformanceEntry): string[] {
  // TypeScript has no type for the entries of layout shifts.
  const { sources } = entry as PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  return sources.flatMap(({ node }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return !element || element.closest('[data-label-hidden]') ? [] : [element.outerHTML];
  });
}

/** The places of the headings, tabs, filters and rows that can be seen, and of what follows the time in a row. */
function visibleParts(container: HTMLElement): Record<string, object> {
  const places: Record<string, object> = {};
  for (const kind of [
    'h1',
    'h2',
    '[role="tab"]',
    '[role="search"]',
    '[data-list]',
    '[data-index]',
    'time',
    'time + *',
  ]) {
    for (const part of container.querySelectorAll(kind)) {
      const { x, y, width, height } = part.getBoundingClientRect();
      const list = part.parentElement?.closest('[data-list]');
      const end = Math.min(window.innerHeight, list?.getBoundingClientRect().bottom ?? Infinity);
      const row = part.closest('[data-index]')?.getAttribute('data-index');
      const name = row ?? part.getAttribute('data-list') ?? part.textContent;
      const key = kind === '[role="search"]' ? kind : `${kind} ${name} ${list?.getAttribute('data-list') ?? ''}`;
      if (y < end) places[key] = { x, y, width, height };
    }
  }
  return places;
}
