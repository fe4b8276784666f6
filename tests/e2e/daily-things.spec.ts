import type { Locator, Page } from '@playwright/test';
import { emulateTouch, expectRoomInDensities, touchScreens } from '../touch.ts';
import { axeScript, findAccessibilityFaults } from '../workshop/support/accessibility.ts';
import { measureOverflow } from '../workshop/support/overflow.ts';
import { tabInMainTo, tabTo } from './support/keyboard.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { inBar } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

/** A thing of the daily use, by keyboard alone. */
interface Thing {
  readonly name: string;
  /** The address that it is opened at; Home by default. */
  readonly path?: string;
  /** Shows it. The focus is wherever a fresh page puts it. */
  readonly show: (page: Page) => Promise<void>;
  /** What is there then. */
  readonly shown: (page: Page) => Locator;
  /** What has the focus after Escape; nothing if it is no overlay. */
  readonly back?: (page: Page) => Locator;
}

const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function pressInMain(page: Page, target: Locator) {
  await tabInMainTo(page, target);
  await page.keyboard.press('Enter');
}

const things: readonly Thing[] = [
  {
    name: 'the palette',
    show: async (page) => {
      await press(page, inBar(page, 'Search everything'));
      await page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox').pressSequentially('work');
    },
    shown: (page) => page.getByRole('dialog', { name: 'Search everything' }).getByRole('option', { selected: true }),
    back: (page) => inBar(page, 'Search everything'),
  },
  {
    name: 'the list of shortcuts',
    show: async (page) => {
      await press(page, inBar(page, 'Help'));
      await press(page, page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Keyboard shortcuts' }));
    },
    shown: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  {
    name: 'the notification settings',
    show: async (page) => {
      await press(page, inBar(page, /^Notifications/));
      const panel = page.getByRole('dialog', { name: 'Notifications', exact: true });
      await press(page, panel.getByRole('button', { name: 'Notification options' }));
      const entry = page.getByRole('menuitem', { name: 'Notification settings' });
      await expect(entry).toBeVisible();
      await page.keyboard.press('End');
      await expect(entry).toBeFocused();
      await page.keyboard.press('Enter');
    },
    shown: (page) => page.getByRole('dialog', { name: /^(Notification settings|إعدادات الإشعارات)$/ }),
  },
  {
    name: 'what is new',
    show: async (page) => {
      await press(page, inBar(page, 'Help'));
      await press(
        page,
        page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Review Release Notes' }),
      );
    },
    shown: (page) => page.getByRole('dialog', { name: 'What is new' }),
  },
  {
    name: 'favourites on Home and in the menu, while they are arranged above the modules of a group with their pins',
    show: async (page) => {
      await pressInMain(page, inMain(page, /^Field Work/));
      const pins = page.getByRole('region', { name: 'Field Work' });
      await expect(pins).toBeVisible();
      await press(page, pins.getByRole('button', { name: 'Add Work Order to favourites' }));
      await press(page, pins.getByRole('button', { name: 'Add Field Service to favourites' }));
      await pressInMain(page, inMain(page, 'Arrange'));
      await expect(pins.getByRole('button', { name: /to favourites$/ }).first()).toBeVisible();
      await expect(pins.getByRole('button', { name: /^Remove Work Order/ })).toBeVisible();
      // The favourites stand below the groups. What a press has scrolled below the bar would be covered by it.
      await page.evaluate(() => scrollTo(0, 0));
    },
    shown: (page) => page.getByRole('region', { name: 'Favourites' }).getByRole('row', { name: 'Work Order' }),
  },
  {
    name: 'recent places on Home',
    path: '/apps/dashboards',
    show: async (page) => {
      await expect(page.getByRole('heading', { name: 'Please select a Dashboard' })).toBeVisible();
      // A visit is noted in an idle moment.
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join().includes('"recent/'))).toBe(true);
      await press(page, page.getByRole('banner').getByRole('link', { name: 'Gantry' }));
    },
    shown: (page) => page.getByRole('region', { name: 'Recently opened' }).getByRole('link'),
  },
  {
    name: 'a report with its tools',
    path: '/apps/dashboards/NWX/report/nwx-po',
    show: async (page) => {
      await pressInMain(page, inMain(page, 'Export data'));
    },
    shown: (page) => page.getByRole('menuitem', { name: 'purchase orders by vendor' }),
    back: (page) => inMain(page, 'Export data'),
  },
  ...['/apps/fieldReport', '/apps/dailyFieldReport'].map((path) => ({
    name: `the daily report at ${path} with what is missing`,
    path,
    show: async (page: Page) => {
      await pressInMain(page, inMain(page, 'Send the report'));
      await expect(page.getByRole('main').locator('[role=group][tabindex="-1"]:focus')).toBeVisible();
    },
    shown: (page: Page) => page.getByRole('main').getByRole('link', { name: /^Signature/ }),
  })),
];

/** Chooses a language as another tab of the person does, so that what is open stays open. */
async function turnTo(page: Page, language: 'en' | 'ar') {
  await page.evaluate(
    ([key, chosen]) => {
      const preferences: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const newValue = JSON.stringify(Object.assign({}, preferences, { language: chosen }));
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    ['gantry.preferences', language] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}

/** Notes what moves or changes its size by an animation or a transition. A change of opacity or colour is no movement. */
function noteMovements() {
  const moving = ['transform', 'translate', 'scale', 'rotate', 'offsetDistance', 'width', 'height', 'inset', 'margin'];
  const isMoving = (property: string) =>
    moving.some((part) => property.toLowerCase().startsWith(part.toLowerCase())) || /size$/i.test(property);
  const moved: string[] = [];
  const note = (target: EventTarget | null, what: string) => {
    moved.push(`${what} of ${target instanceof Element ? target.outerHTML.slice(0, 120) : 'the page'}`);
  };
  addEventListener('transitionrun', ({ target, propertyName, elapsedTime }) => {
    if (isMoving(propertyName)) note(target, `${propertyName} ${String(elapsedTime)}`);
  });
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!(target instanceof Element)) return;
    const properties = target
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame));
    if (properties.some(isMoving)) note(target, animationName);
  });
  Object.assign(window, { moved });
}

for (const { name, path = '/', show, shown, back } of things) {
  test(
    `${name}: by keyboard, without a fault in light, dark, forced colours and Arabic, at 320 px and 200 %, unmoved`,
    { tag: '@proof' },
    async ({ page, signIn }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript({ path: axeScript });
      await page.addInitScript(noteMovements);
      await signIn('avery', { path: null });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await show(page);
      await expect(shown(page).first()).toBeVisible();

      await test.step('axe, light', async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(() => findAccessibilityFaults(page)).toEqual([]);
      });
      // Names, roles and sizes are the same in forced colours.
      await test.step('axe, forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        await expect.poll(() => findAccessibilityFaults(page, 'look')).toEqual([]);
      });

      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
      await turnTo(page, 'ar');
      await test.step('axe, dark, Arabic', async () => {
        await expect.poll(() => findAccessibilityFaults(page)).toEqual([]);
      });

      // 320 px, and 640 px at twice the size of letters.
      for (const [language, width, letters] of [
        ['ar', 320, '100%'],
        ['ar', 640, '200%'],
        ['en', 320, '100%'],
        ['en', 640, '200%'],
      ] as const) {
        await test.step(`${language}, ${String(width)} px, letters at ${letters}`, async () => {
          await turnTo(page, language);
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
          }, letters);
          await expect.poll(() => measureOverflow(page)).toEqual({ isPageTooWide: false, clippedTexts: [] });
        });
      }

      expect(await page.evaluate('moved')).toEqual([]);

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      const leaveTouch = await emulateTouch(page);
      for (const screen of touchScreens) {
        await test.step(`under a finger, ${String(screen.width)} px`, async () => {
          await page.setViewportSize(screen);
          // A view loads again in another language.
          if (!(await shown(page).first().isVisible())) await show(page);
          await expect(shown(page).first()).toBeVisible();
          await expectRoomInDensities(page, name);
        });
      }
      await leaveTouch();

      if (back === undefined) return;
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.keyboard.press('Escape');
      await expect(shown(page)).toHaveCount(0);
      await expect(back(page)).toBeFocused();
    },
  );
}

test(
  'in forced colours, drawer, menu, rows, tabs and progress have borders, a ring shows the focus, and the chosen result of the palette differs',
  { tag: '@proof' },
  async ({ page, control, signIn }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn('avery');
    const styleOf = (target: Locator, property: string, part = '') =>
      target.evaluate(
        (element, [name = '', of]) => getComputedStyle(element, of).getPropertyValue(name),
        [property, part],
      );
    await inBar(page, 'Search everything').press('Enter');
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    await palette.getByRole('combobox').pressSequentially('work');
    const look = async (selected: boolean) => {
      const option = palette.getByRole('option', { selected }).first();
      return Promise.all(['background-color', 'color', 'outline-style'].map((name) => styleOf(option, name)));
    };
    await expect(palette.getByRole('option', { selected: true })).toHaveCount(1);
    expect(await look(true)).not.toEqual(await look(false));
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();

    await control.notify('avery', { type: 'export', title: 'Sites', payload: { status: 'running', percentage: 40 } });
    const panel = await NotificationPanel.openIn(page, 'Exports');
    const row = panel.row('Sites');
    const tab = panel.root.getByRole('tab', { selected: true });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const track = row.getByRole('progressbar').locator('> div');
    const edges = { 'inline-start': panel.root, 'inline-end': menu, 'block-end': row, 'block-start': track };
    for (const [edge, target] of Object.entries(edges))
      expect(await styleOf(target, `border-${edge}-width`)).toBe('1px');
    expect(await styleOf(track.locator('> div'), 'background-color')).not.toBe(
      await styleOf(track, 'background-color'),
    );
    const underline = (one: Locator) => styleOf(one, 'background-color', '::after');
    expect(await underline(tab)).not.toBe(await underline(panel.root.getByRole('tab', { selected: false }).first()));

    const ring = async (target: Locator) =>
      (await styleOf(target, 'outline-style')) === 'solid' ? await styleOf(target, 'outline-width') : '0px';
    await page.keyboard.press('Tab');
    for (const target of [tab, row, menu.getByRole('link').first()]) {
      expect(await ring(target)).toBe('0px');
      await target.focus();
      await expect.poll(() => ring(target)).toBe('2px');
    }
  },
);
