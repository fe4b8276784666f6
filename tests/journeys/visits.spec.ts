import { expect, test } from '@playwright/test';
import { programs } from '../../packages/dev-platform/src/seed/programs.ts';
import { menuItemsOf } from '../../packages/dev-platform/src/services/application/menuItems.ts';
import { key, others } from '../e2e/support/keptHome.ts';
import { createRandom } from '../monkey/random.ts';
import type { Tab } from '../engines/Tab.ts';
import type { Control, Fault } from '../e2e/support/control.ts';
import { until } from '../engines/until.ts';
import { journey } from './support/journey.ts';
import { bar, heading } from './support/screens.ts';

/** The proof plays each journey three times. */
const visits = 34;

const menu = { service: 'application', path: '/GetMenuItems' } as const;
const { SiteMapEntry, ...rest } = menuItemsOf('avery', programs);
const services = ['application', 'userAccess', 'monolith', 'notification', 'base', 'hub'] as const;
/** How the services answer. Someone with few rights has the modules of the first groups alone. */
const answers: Readonly<Record<string, readonly Fault[]>> = {
  whole: [],
  'of few rights': [
    {
      ...menu,
      body: { SiteMapEntry: SiteMapEntry.filter(({ ModuleGroupId }) => Number(ModuleGroupId) <= 4), ...rest },
    },
  ],
  late: [{ ...menu, delayMs: 1500 }],
  'cut off': [{ ...menu, status: 0 }],
  'cut off at every service': services.map((service) => ({ service, status: 0 })),
};

/** What Home offers of the menu's answer: the links to applications, and the groups. An extension has its own link, which comes late. */
const offered = (tab: Tab) =>
  tab.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('#root :is(a[href^="/apps/"], button[data-group])')]
        .filter((place) => place.closest('[data-activity]') === null)
        .map((place) => place.getAttribute('href') ?? `group ${place.dataset['group'] ?? ''}`),
    [],
  );

const kept = (tab: Tab) => tab.evaluate((name) => localStorage.getItem(name) ?? '', [key]);

/** Fills the storage but for a few bytes, if it is to be full. */
function fill(item: string, value: string, isFull: boolean) {
  localStorage.removeItem('full');
  localStorage.setItem(item, value);
  for (let size = isFull ? 2 ** 22 : 0; size >= 1; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem('full', (localStorage.getItem('full') ?? '') + 'x'.repeat(size));
    } catch {
      // The next piece is half as large.
    }
  }
}

/** Opens Home while the services answer so, and returns once they have answered. */
async function visit(tab: Tab, portal: string, control: Control, answer: string) {
  await control.clearFaults();
  for (const fault of answers[answer] ?? []) await control.fault(fault);
  const before = (await control.requests()).at(-1)?.seq ?? 0;
  await tab.goto(portal);
  const paths = async () => (await control.requests(before)).map(({ path }) => path);
  await until(async () => expect(await paths()).toContainEqual(expect.stringContaining(menu.path)));
}

/** One bar, and one screen: Home, or instead of all that stands on it the words about a menu that did not come. */
async function expectOneScreen(tab: Tab, isCutOff = false) {
  await bar(tab).expectCount(1);
  await tab.role('main').expectCount(1);
  await until(async () => {
    const homes = await heading(tab, /Welcome/).count();
    const words = isCutOff
      ? await tab
          .role('main')
          .text(/error occurred/)
          .count()
      : 0;
    if (homes > 1 || homes + words === 0)
      throw new Error(`There are ${homes} Homes, and no words about the menu: ${await tab.role('main').read()}`);
  });
}

journey('visits at random show no link that the answer does not allow, and one screen', async (journey) => {
  const { tab, portal, control, signIn } = journey;
  test.setTimeout(900_000);
  const read = async () => {
    await expectOneScreen(tab);
    return until(async () => {
      const found = new Set(await offered(tab));
      if (found.size < 4 || (await kept(tab)) === '') throw new Error('Home is not there, or not kept');
      return found;
    });
  };
  await signIn();
  const whole = await read();
  const text = await kept(tab);
  await tab.goto(`${portal}/silentrenew.html`);
  await tab.evaluate(
    () => Object.keys(localStorage).forEach((name) => /kept/.test(name) && localStorage.removeItem(name)),
    [],
  );
  await visit(tab, portal, control, 'of few rights');
  const few = await read();
  if (few.size >= whole.size) throw new Error(`Few rights allow ${[...few].join()}`);

  const random = createRandom(20_261_127 + test.info().repeatEachIndex);
  for (let number = 1; number <= visits; number += 1) {
    const [what, change] = random.pick([...others, ['as it was', (same: string) => same] as const]);
    const answer = random.pick(Object.keys(answers));
    const isFull = random.below(4) === 0;
    await test.step(`visit ${number}: one ${what}, the answer ${answer}${isFull ? ', the storage full' : ''}`, async () => {
      // A page that the portal leaves may keep Home.
      await tab.goto(`${portal}/silentrenew.html`);
      await tab.evaluate(fill, [key, change(text), isFull]);
      await visit(tab, portal, control, answer);
      const isCutOff = answer.startsWith('cut off');
      await expectOneScreen(tab, isCutOff);
      const allowed = answer === 'of few rights' ? few : whole;
      const wrong = async () => (await offered(tab)).filter((place) => !allowed.has(place));
      await until(async () => expect(await wrong()).toEqual([]));
      await expectOneScreen(tab, isCutOff);
    });
  }
  await control.clearFaults();
  await tab.evaluate(() => localStorage.removeItem('full'), []);
});
