import { signOut } from './support/portalPage.ts';
import { pushConfiguration, test } from './support/pushTest.ts';
import { expect } from './support/test.ts';

/** Keeps something in every store that apps of one origin share, under names that the portal's libraries use too. */
async function keepAsNeighbour(folder: string) {
  localStorage.setItem('oidc.user:https://id.example:other', '{"access_token":"theirs"}');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('draft', 'theirs');
  document.cookie = 'theirs=1; path=/';
  await caches.open('other-files');
  const registration = await navigator.serviceWorker.register(`${folder}worker.js`, { scope: folder });
  await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: 'theirs' });
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('firebase-messaging-database', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('firebase-messaging-store').put({ token: 'theirs' }, 'other-app'),
    );
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
  });
}

/** Reads what an app at another path of the origin keeps. */
async function readAsNeighbour(folder: string) {
  const token = await new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open('firebase-messaging-database');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
    opening.addEventListener('success', () => {
      const name = 'firebase-messaging-store';
      const reading = opening.result.transaction(name).objectStore(name).get('other-app');
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result);
      });
    });
  });
  const registration = await navigator.serviceWorker.getRegistration(folder);
  return {
    local: ['oidc.user:https://id.example:other', 'theme'].map((key) => localStorage.getItem(key)),
    session: sessionStorage.getItem('draft'),
    cookie: document.cookie.includes('theirs=1'),
    token,
    caches: (await caches.keys()).filter((name) => name === 'other-files'),
    worker: registration?.scope,
    subscription: (await registration?.pushManager.getSubscription())?.endpoint,
  };
}

for (const [base, folders, tag] of [
  ['/portal', ['/', '/other/'], ['@proof']],
  // Only the long form of the proof plays the same at the root.
  ['', ['/docs/'], ['@proof', '@long']],
] as const) {
  test.describe(`a portal at ${base}/`, () => {
    const flags = { ...pushConfiguration.flags, KEEP_FILES: true };
    const configuration = { ...pushConfiguration, flags, ...(base !== '' && { basePath: base }) };
    test.use({ installation: { hasOwnBuild: true, configuration } });

    test(
      `leaves neighbours at ${folders.join(' and ')} alone: start, push, a new version, sign-out`,
      { tag: [...tag] },
      async ({ page, context, portal, build, signIn, google, push }) => {
        test.slow();
        const isOfNeighbour = ({ origin, pathname }: URL) =>
          origin === portal && (base === '' ? pathname.startsWith(folders[0]) : !pathname.startsWith(base));
        await context.route(isOfNeighbour, async (route) => {
          const isScript = route.request().url().endsWith('.js');
          await route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' });
        });
        const readAll = async () => {
          await page.goto(portal + folders[0]);
          const kept = [];
          for (const folder of folders) kept.push(await page.evaluate(readAsNeighbour, folder));
          return kept;
        };
        await push.setPermission('granted');
        await page.goto(portal + folders[0]);
        for (const folder of folders) await page.evaluate(keepAsNeighbour, folder);
        const before = await readAll();
        const theirs = folders.map((folder) => portal + folder);
        expect(before.map(({ worker }) => worker)).toEqual(theirs);

        await signIn('avery', { path: `${base}/`, program: null, byForm: true });
        // The form, the portal, its worker and Firebase come one after the other, and a slow host takes a minute for them.
        await expect
          .poll(() => google.subscribedScopes(), { timeout: 120_000 })
          .toEqual([...theirs, `${portal}${base}/`].toSorted());
        await build.deploy();
        await page.reload();
        await expect(page.getByRole('dialog')).toBeVisible();
        const caches = () => page.evaluate(async () => globalThis.caches.keys());
        await expect.poll(caches).toContainEqual(expect.stringMatching(/^gantry-files/));
        await page.keyboard.press('Escape');
        await signOut(page);

        expect(await readAll()).toEqual(before);
        expect(google.subscribedScopes()).toEqual(theirs.toSorted());
        const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
        expect(
          left.filter((key) => /^gantry\.(?:oidc\.user|access_token|personal|module|kept_access)|^program/.test(key)),
        ).toEqual([]);
      },
    );
  });
}
