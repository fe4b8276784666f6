import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { compressFiles } from '../../packages/portal-shell/bundling/speed/precompressed.ts';
import { chromiumLaunch } from '../chromium.ts';
import { built, copyBuiltPortal } from '../e2e/support/builtPortalCopy.ts';
import { startGantry } from '../e2e/support/gantry.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';
import { launchBrowser } from './meter.ts';
import { keyOf, openingTables, type Kind } from './openingTables.ts';
import { readHome, type Home } from './floors.ts';
import { laptop, phone, slowPhone, type Profile } from './profiles.ts';
import type { Table, Tell } from './report.ts';
import { serveFloors } from './servedFloors.ts';
import { openTab, readKept, type Opened, type Opening } from './visits.ts';

const profiles: ReadonlyMap<string, Profile> = new Map([
  ['390 px, processor ÷ 4', phone],
  ['390 px, processor ÷ 6', slowPhone],
  ['1366 px', laptop],
]);

/** A page that is opened, beside the portal or as the portal. */
interface Shell extends Opened {
  readonly label: string;
  readonly isReact?: boolean;
}

/** The portal, and the two versions of its build that it can serve. */
interface Portal extends AsyncDisposable {
  readonly shell: Shell;
  readonly serve: (version: 'built' | 'next') => Promise<void>;
}

async function startVersions(): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-versions-'));
  const next = await copyBuiltPortal();
  await next.deploy();
  await compressFiles(next.directory);
  const served = join(folder, 'served');
  const serve = async (version: 'built' | 'next') => {
    await rm(served, { force: true });
    await symlink(version === 'next' ? next.directory : resolve(built), served);
  };
  await serve('built');
  const gantry = await startGantry({ PORTAL_DIRECTORY: served });
  return {
    shell: {
      label: 'Gantry',
      address: `${gantry.portalOrigin}/`,
      // A link leaves Home once the code of its place is there, and that belongs to the place. A group answers by itself.
      tile: 'main [aria-label="Application groups"] button',
      isReact: true,
    },
    serve,
    async [Symbol.asyncDispose]() {
      await gantry.close();
      await next.delete();
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens a browser whose profile is on the disk and has never seen the portal. The person has signed in to the provider, in another browser. */
async function openBrowser({ address }: Shell, { viewport }: Profile) {
  await using elsewhere = await launchBrowser();
  const page = await elsewhere.newPage();
  await signInByForm(page, 'avery', address, program);
  await page.getByRole('list', { name: 'Application groups' }).waitFor();
  const folder = await mkdtemp(join(tmpdir(), 'gantry-profile-'));
  const context = await chromium.launchPersistentContext(folder, { ...chromiumLaunch, viewport });
  await context.addCookies(await page.context().cookies());
  return {
    context,
    kept: await readKept(page),
    async [Symbol.asyncDispose]() {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens a place of the group that was pressed. Home shows it as recent from then on. */
async function openPlace(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('gantry.personal/'));
  await page.waitForFunction(isKept);
  await page.waitForLoadState('networkidle');
}

/** Reads Home of someone who has opened a place, at the width of each profile. */
async function readHomes(portal: Shell): Promise<ReadonlyMap<string, Home>> {
  await using browser = await openBrowser(portal, laptop);
  await using tab = await openTab(browser.context, portal, laptop, browser.kept);
  await tab.open();
  await openPlace(tab.page);
  const homes = new Map<string, Home>();
  for (const { viewport } of profiles.values()) {
    await tab.page.setViewportSize(viewport);
    await tab.page.goto(portal.address, { waitUntil: 'networkidle' });
    homes.set(String(viewport.width), await readHome(tab.page));
  }
  return homes;
}

/** The floors, for a width. */
const floorsOf = (origin: string, { viewport }: Profile): readonly Shell[] => [
  {
    label: 'static HTML',
    address: `${origin}/static-${viewport.width}.html`,
    tile: 'main :is(ul, [role=list]) a[href]',
  },
  {
    label: 'createRoot',
    address: `${origin}/react-${viewport.width}.html`,
    tile: 'main :is(ul, [role=list]) a[href]',
    isReact: true,
  },
];

type Note = (kind: Kind, shell: Shell, opening: Opening) => void;

/** Opens each page as often as a person in their first days, in turn, each time in a new tab after the last one was closed. */
async function visitInTurn(portal: Portal, others: readonly Shell[], profile: Profile, round: number, note: Note) {
  await portal.serve('built');
  await using browser = await openBrowser(portal.shell, profile);
  const { context } = browser;
  let { kept } = browser;
  // The first page of a browser pays for what all have in common. No page that is measured has this address.
  await context.pages()[0]?.goto(new URL('/nothing', others[0]?.address).href);
  const shells = [portal.shell, ...others];
  const inTurn = shells.map((_, index) => shells[(index + round) % shells.length] ?? portal.shell);
  const keptFor = (shell: Shell) => (shell === portal.shell ? kept : undefined);

  for (const kind of ['first visit', 'second morning', 'third morning'] as const) {
    for (const shell of inTurn) {
      await using tab = await openTab(context, shell, profile, keptFor(shell));
      note(kind, shell, await tab.open());
      if (shell !== portal.shell) continue;
      if (kind === 'first visit') await openPlace(tab.page);
      kept = await readKept(tab.page);
    }
  }
  for (const shell of inTurn) {
    await using tab = await openTab(context, shell, profile, keptFor(shell));
    if (shell.isReact === true) note('React has taken over', shell, await tab.openUntilTakenOver());
    else await tab.page.goto(shell.address, { waitUntil: 'networkidle' });
    note('reload in place', shell, await tab.reload());
  }
  {
    await using living = await openTab(context, portal.shell, profile, kept);
    await living.page.goto(portal.shell.address, { waitUntil: 'networkidle' });
    await using tab = await openTab(context, portal.shell, profile);
    note('new, beside a living tab', portal.shell, await tab.open());
  }
  {
    await using tab = await openTab(context, portal.shell, profile);
    note('new, alone', portal.shell, await tab.open());
  }
  await portal.serve('next');
  await using tab = await openTab(context, portal.shell, profile, kept);
  note('after a new version', portal.shell, await tab.open());
}

/** Opens the portal as people do, between its floors. The portal must be built. */
export async function measureOpening(rounds: number, tell: Tell): Promise<readonly Table[]> {
  await using portal = await startVersions();
  await using served = await serveFloors(await readHomes(portal.shell), built);
  const openings = new Map<string, Opening[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, profile] of profiles) {
      tell(round, name);
      await visitInTurn(portal, floorsOf(served.origin, profile), profile, round, (kind, { label }, opening) => {
        const key = keyOf(name, kind, label);
        openings.set(key, [...(openings.get(key) ?? []), opening]);
      });
    }
  }
  return openingTables([...profiles.keys()], openings);
}
