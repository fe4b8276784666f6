import { hold, intercept } from './support/intercept.ts';
import { expectNothingMoved, watchLayoutShift } from './support/layoutShift.ts';
import { tiles } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

/** What a frame showed, from the first one that the browser drew. */
interface ShownFrame {
  readonly theme: string | undefined;
  readonly direction: string;
  readonly background: string;
  readonly textColor: string;
  readonly hasBar: boolean;
}

declare global {
  interface Window {
    shownFrames: ShownFrame[];
    /** When a tile of Home stood in the page. */
    usableAt: number;
  }
}

test('the first frame has the person’s theme and direction, and nothing moves later', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('avery');
  await expect(tiles(page)).toBeVisible();
  // A page of the portal may write them again.
  await page.goto('/silentrenew.html');
  await page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('gantry.preferences') ?? '{}');
    localStorage.setItem(
      'gantry.preferences',
      JSON.stringify(Object.assign({}, stored, { theme: 'dark', language: 'ar' })),
    );
  });
  await watchLayoutShift(page);
  await page.addInitScript(() => {
    window.shownFrames = [];
    const look = () => {
      const { documentElement: root, body } = document;
      if (body !== null && document.querySelector('#root') !== null) {
        const { backgroundColor, color, direction } = getComputedStyle(body);
        window.shownFrames.push({
          theme: root.dataset['theme'],
          direction,
          background: backgroundColor,
          textColor: color,
          hasBar: document.querySelector('header') !== null,
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The fonts arrive last, as on a slow network.
  const releaseFonts = await hold(page, '*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('list', { name: 'مجموعات التطبيقات' })).toBeVisible();
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  const frames: readonly ShownFrame[] = await page.evaluate(() => window.shownFrames);
  const last = frames.at(-1);
  expect(last).toMatchObject({ theme: 'dark', direction: 'rtl', hasBar: true });
  const withBar = frames.findIndex(({ hasBar }) => hasBar);
  // The page is empty for a moment, in the browser's own dark colours or already in the portal's.
  for (const frame of frames.slice(0, withBar)) {
    expect(frame).toMatchObject({ theme: 'dark', direction: 'rtl' });
    expect(['rgb(255, 255, 255)', last?.textColor]).toContain(frame.textColor);
  }
  for (const frame of frames.slice(withBar)) expect(frame).toEqual(last);
  await expectNothingMoved(page, 0.02);
  // A file that is fetched in advance and fetched again costs twice.
  const fetches = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="modulepreload"]')].map(
      ({ href }) => performance.getEntriesByName(href).length,
    ),
  );
  expect(Math.max(...fetches)).toBe(1);
});

test('a first visit loads the fonts once Home can be used, the next begins with them', async ({ home: page }) => {
  await expect(tiles(page)).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('gantry.fonts'));
  await expect.poll(stored).toMatch(/\.css$/);
  // Home is the first screen of this visit.
  await page.evaluate(() => localStorage.removeItem('gantry.fonts'));
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('#root:not([data-kept-home="offered"]) main li button') === null) return;
      window.usableAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect.poll(stored).toMatch(/\.css$/);
  /** When the first file with such a name was asked for. */
  const timeOf = (name: RegExp) =>
    page.evaluate((pattern) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // Entries of this type have times.
      const found = files.find((file) => new RegExp(pattern).test(file.name));
      return found?.startTime ?? Number.NaN;
    }, name.source);
  const fonts = /\/assets\/fonts-[^/]+\.css/;
  expect(await timeOf(fonts)).toBeGreaterThan(await page.evaluate(() => window.usableAt));
  await page.reload();
  // Home of the last visit has tiles before the application arrives.
  const application = /\/assets\/home-.*\.js/;
  await expect.poll(() => timeOf(application)).not.toBeNaN();
  expect(await timeOf(fonts)).toBeLessThan(await timeOf(application));
  await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'IBM Plex Sans'"))).toBe(true);
});

test('someone without a session sees nothing of the portal before the sign-in', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.querySelector('#root header') !== null) console.error('The frame was shown.');
    });
  });
  await page.goto('/');
  await expect(page.getByLabel(/user name/i)).toBeVisible();
});

test('configuration and newest notifications are asked for before the application has arrived, and once', async ({
  home: page,
}) => {
  const activity = page.getByRole('region', { name: 'My Activity' });
  await expect(activity.getByRole('listitem')).not.toHaveCount(0);
  let configurations = 0;
  // A script comes only once the configuration was asked for.
  const releaseScript = await hold(page, '*/assets/index-*.js');
  await intercept(page, '*/config.json', () => {
    configurations += 1;
    releaseScript();
    return undefined;
  });
  const releaseApplication = await hold(page, '*/assets/home-*.js');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/GetFilteredNotifications'))
      calls.push(request.postData() ?? '');
  });
  await page.reload({ waitUntil: 'commit' });
  const newest = JSON.stringify({ pageSize: 50, typeStatus: [], toDate: null });
  await expect.poll(() => calls).toEqual([newest]);
  await expect(activity.getByRole('listitem')).toHaveCount(0);
  releaseApplication();
  await expect(activity.getByRole('listitem')).not.toHaveCount(0);
  // The column asks for its own types. The center's first call is the one that was made.
  expect(calls.filter((body) => body === newest)).toHaveLength(1);
  expect(calls.length).toBeGreaterThan(1);
  expect(configurations).toBe(1);
});
