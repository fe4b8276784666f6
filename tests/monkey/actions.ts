import type { Page } from '@playwright/test';
import { accounts } from '../../packages/dev-platform/src/state/accounts.ts';
import { screensOf } from '../e2e/support/routes.ts';
import type { Random } from './random.ts';

/** Every route of the portal, and some that are none. */
const addresses: readonly string[] = [
  ...accounts.slice(0, 1).flatMap((avery) => screensOf(avery, { id: '1', title: '' }).map(({ address }) => address)),
  '/?program=NWX',
  '/apps/workOrder?program=HFR',
  '/apps/dashboards?program=NONE',
  '/apps/dashboards/1/2',
  '/apps/projectManagement/importResults/1',
  '/apps/workflow/board/7?x=1#end',
  '/apps/poApproval/%2e%2e%2fReports',
];

const keys = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End'];
const words = ['PO-104001', 'x', '<b>bold</b>', '%00', ' ', 'a'.repeat(300)];
const sizes = [
  { width: 1440, height: 900 },
  { width: 800, height: 600 },
  { width: 360, height: 700 },
] as const;

/** An action of a person, and its description. */
type Action = (page: Page, random: Random) => Promise<string>;

/** Changes the address within the page, as a link does, without waiting for the screen before it. */
const navigate: Action = async (page, random) => {
  const address = random.pick(addresses);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  return `navigate to ${address}`;
};

const navigateTwice: Action = async (page, random) => {
  const first = await navigate(page, random);
  return `${first}, then at once ${await navigate(page, random)}`;
};

const load: Action = async (page, random) => {
  const address = new URL(random.pick(addresses), page.url()).href;
  await page.goto(address, { waitUntil: 'commit' });
  return `load ${address}`;
};

/** Presses one of the things on the screen that can be pressed. */
const click: Action = async (page, random) => {
  const choice = random.below(1_000_000);
  const found = await page.evaluate((number) => {
    const selector =
      'button, a[href], [role=tab], [role=menuitem], [role=option], [role=radio], [role=checkbox], input, select, summary, [role=row], [role=listitem]';
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height, top, left } = element.getBoundingClientRect();
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
      return width > 0 && height > 0 && top >= 0 && left >= 0 && top < innerHeight && left < innerWidth;
    });
    const element = shown[number % Math.max(1, shown.length)];
    if (element === undefined) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return { x: x + width / 2, y: y + height / 2, name: `${element.tagName.toLowerCase()} “${name}”` };
  }, choice);
  if (found === null) return 'nothing to click';
  await page.mouse.click(found.x, found.y);
  return `click ${found.name}`;
};

const type: Action = async (page, random) => {
  const word = random.pick(words);
  await page.keyboard.insertText(word);
  return `type ${word.slice(0, 20)}`;
};

const press: Action = async (page, random) => {
  const key = random.pick(keys);
  await page.keyboard.press(key);
  return `press ${key}`;
};

/** The actions that keep the page. */
const withinPage: readonly (readonly [weight: number, action: Action])[] = [
  [30, click],
  [18, navigate],
  [6, navigateTwice],
  [8, press],
  [3, type],
];

const actions: readonly (readonly [weight: number, action: Action])[] = [
  ...withinPage,
  [3, load],
  [2, async (page) => page.reload({ waitUntil: 'commit' }).then(() => 'reload')],
  [3, async (page) => page.goBack({ waitUntil: 'commit', timeout: 3000 }).then(() => 'go back')],
  [2, async (page) => page.goForward({ waitUntil: 'commit', timeout: 3000 }).then(() => 'go forward')],
  [
    1,
    async (page, random) => {
      const size = random.pick(sizes);
      await page.setViewportSize(size);
      return `a window of ${String(size.width)} px`;
    },
  ],
  [
    1,
    async (page, random) => {
      const isOffline = random.below(3) === 0;
      await page.context().setOffline(isOffline);
      return isOffline ? 'go offline' : 'go online';
    },
  ],
];

/**
 * One action of a person. An action that the page overtakes, such as a click during a navigation, is no failure.
 *
 * @param keepsPage chooses no action that loads another page
 */
export async function act(page: Page, random: Random, keepsPage: boolean): Promise<string> {
  const action = random.weighted(keepsPage ? withinPage : actions);
  try {
    return await action(page, random);
  } catch (error) {
    return `overtaken: ${String(error).split('\n')[0] ?? ''}`;
  }
}
