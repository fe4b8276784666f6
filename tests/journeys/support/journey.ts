import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyBuiltPortal, type BuiltPortalCopy } from '../../e2e/support/builtPortalCopy.ts';
import { Control } from '../../e2e/support/control.ts';
import { startGantry, type Gantry } from '../../e2e/support/gantry.ts';
import { testWithGantry } from '../../e2e/support/testWithGantry.ts';
import { engineNames, type EngineName } from '../../engines/engine.ts';
import { missingFor, startEngine, type Profile } from '../../engines/start.ts';
import type { Tab } from '../../engines/Tab.ts';
import { until } from '../../engines/until.ts';
import { expectedLines, impossible } from './limits.ts';
import { JourneySignIns, type JourneySignIn } from './signIn.ts';
import { axeScript } from '../../workshop/support/accessibility.ts';

/** What a journey is looked at in. Each pair of a journey and an engine has one look; with LOOKS=all it has each. */
const looks = [
  { width: 1440, height: 900, direction: 'ltr' },
  { width: 390, height: 844, direction: 'ltr' },
  { width: 1440, height: 900, direction: 'rtl' },
  { width: 390, height: 844, direction: 'rtl' },
] as const;

/** What a journey has: a person's browser, the portal and what steers it. */
export interface Journey {
  readonly profile: Profile;
  readonly tab: Tab;
  /** Opens another tab of the same size. */
  readonly newTab: () => Promise<Tab>;
  readonly portal: string;
  readonly control: Control;
  readonly isNarrow: boolean;
  /** The build of the portal; null unless the journey has a portal of its own. */
  readonly build: BuiltPortalCopy | null;
  /** Opens an address of the portal as a person who is signed in. */
  readonly signIn: (options?: JourneySignIn) => Promise<void>;
}

interface WorkerFixtures {
  gantry: Gantry;
  engines: (name: EngineName) => ReturnType<typeof startEngine>;
  signIns: JourneySignIns;
}

export const test = testWithGantry.extend<object, WorkerFixtures>({
  signIns: [
    async ({ browserName: _ }, use) => {
      await use(new JourneySignIns());
    },
    { scope: 'worker' },
  ],
  engines: [
    async ({ browserName: _ }, use) => {
      const started = new Map<EngineName, ReturnType<typeof startEngine>>();
      await use((name) => {
        const engine = started.get(name) ?? startEngine(name);
        started.set(name, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** A number that belongs to a title, whichever files a worker reads. */
const numberOf = (title: string) => createHash('sha1').update(title).digest()[0] ?? 0;

/**
 * Registers a journey once for each engine. Those with `@short` are the short form.
 *
 * @param configuration keys that replace those of the configuration. The journey then has a portal of its own.
 */
export function journey(title: string, run: (journey: Journey) => Promise<void>, configuration: object | null = null) {
  const number = numberOf(title);
  test.describe(title, () => {
    for (const [at, name] of engineNames.entries()) {
      const lack = impossible.find((each) => each.engine === name && title.includes(each.title));
      for (const [index, look] of looks.entries()) {
        if (process.env['LOOKS'] !== 'all' && index !== (number + at) % looks.length) continue;
        inEngine(`${name}, ${look.width} px ${look.direction}`, name, async ({ profile, gantry: shared, signIns }) => {
          test.skip(lack !== undefined, lack?.reason);
          const newTab = async () => {
            const tab = await profile.newTab();
            await tab.resize(look.width, look.height);
            return tab;
          };
          const tab = await newTab();
          await using own = configuration === null ? null : await startOwn(configuration);
          const { portalOrigin: portal, platformOrigin } = own?.gantry ?? shared;
          await run({
            profile,
            tab,
            newTab,
            portal,
            control: new Control(platformOrigin),
            isNarrow: look.width < 1000,
            build: own?.build ?? null,
            signIn: (options) => signIns.signIn(tab, portal, look.direction, options),
          });
          await expectNoFault(profile, expectedLines(name, title));
        });
      }
    }
  });
}

/** Starts a portal with a build of its own. */
async function startOwn(configuration: object) {
  const build = await copyBuiltPortal();
  const gantry = await startGantry({
    PORTAL_DIRECTORY: build.directory,
    PORTAL_CONFIGURATION: JSON.stringify(configuration),
  });
  const end = async () => {
    await gantry.close();
    await build.delete();
  };
  return { gantry, build, [Symbol.asyncDispose]: end };
}

/** Registers a test with the profile of an engine. It is skipped on a machine without the engine. */
export function inEngine(
  title: string,
  name: EngineName,
  run: (given: { profile: Profile; gantry: Gantry; control: Control; signIns: JourneySignIns }) => Promise<void>,
) {
  test(title, async ({ gantry, engines, signIns }) => {
    const missing = missingFor(name);
    test.skip(missing.length > 0, `${name} is not installed: there is no ${missing.join(', ')}`);
    const control = new Control(gantry.platformOrigin);
    await control.reset();
    const profile = await (await engines(name)).open();
    try {
      await run({ profile, gantry, control, signIns });
    } finally {
      await profile.close();
    }
  });
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What holds at the end of each journey: the console has no complaint, such as a refusal of the page's policy, axe finds nothing, and nothing is wider than the screen. */
export async function expectNoFault(profile: Profile, expected: readonly RegExp[], limit = 5000) {
  for (const tab of await profile.tabs()) {
    if ((await tab.address()) === 'about:blank') continue;
    await tab.addScript(readFileSync(axeScript, 'utf8'));
    // Animations end first: axe reads the colours of this moment.
    await until(async () => {
      const found = await tab.evaluate(async () => {
        // The script above has put it there.
        const { axe } = globalThis as unknown as { axe: Axe };
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
        const { violations } = await axe.run(
          // React Aria announces a button by a reference, and the button may be gone while the announcement still stands.
          { exclude: '[data-live-announcer]' },
          { runOnly: { type: 'tag', values: tags } },
        );
        const { scrollWidth, clientWidth } = document.documentElement;
        const width =
          scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide, its window ${clientWidth} px`] : [];
        return [...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`), ...width];
      }, []);
      if (found.length > 0) throw new Error(found.join('\n'));
    }, limit);
    const messages = tab.messages.filter(
      ({ type, text }) => type !== 'info' && !expected.some((pattern) => pattern.test(text)),
    );
    if (messages.length > 0) throw new Error(`The console has: ${messages.map(({ text }) => text).join('\n')}`);
  }
}
