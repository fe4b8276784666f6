import { inWideWindow, openShell } from '../testing/shellPage.testing.tsx';
import { createFakePlatform } from '@gantry/notification-center/testing';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakePortalOptions } from '../testing/createFakePortal.testing.tsx';
import { cascade, harbor, sampleMenu } from '../testing/sampleMenu.testing.tsx';

inWideWindow();

const palette = () => page.getByRole('dialog', { name: 'Search everything' });
const field = () => palette().getByPlaceholder('Search or jump to…');
const option = (name: string | RegExp) => palette().getByRole('option', { name });
const home = () => page.getByRole('heading', { level: 1, name: /Welcome/ });

async function openByButton() {
  await page.getByRole('button', { name: /^(Search everything|البحث في كل شيء)$/ }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

/** Waits until no dialog is open. The page behind one can be used a moment after it has gone. */
async function untilUsable() {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') ?? null).toBeNull();
}

/** Closes the open dialog. */
async function closeByEscape() {
  await userEvent.keyboard('{Escape}');
  await untilUsable();
}

async function open(options: FakePortalOptions = {}, stage: { path?: string; language?: 'en' | 'ar' } = {}) {
  const portal = await openShell(options, stage);
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openByButton();
  return portal;
}

async function choose(text: string, name: string | RegExp) {
  await field().fill(text);
  await expect.element(option(name).first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
}

test('Ctrl+K opens it, Ctrl+K again closes it, and so does Escape', async () => {
  await open();
  await closeByEscape();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Search everything' })).toHaveFocus();
});

test('the keys work before the menu has answered', async () => {
  await openShell({ getMenuItems: () => new Promise(() => {}) });
  await expect.element(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await closeByEscape();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('without a hit, the row of a purchase order says so; a module without permission is not found; a theme is chosen, and a dashboard opens', async () => {
  await open();
  await choose('4500099', 'Find purchase order “4500099”');
  await expect.element(option(/Find purchase order “4500099”.*No results/)).toBeVisible();
  await field().fill('logistics');
  await expect.element(option(/Find purchase order “logistics”/)).toBeVisible();
  await expect.element(option(/^Logistics/)).not.toBeInTheDocument();
  await choose('dark', 'Use the dark theme');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await untilUsable();
  await openByButton();
  await choose('weekly', /^Weekly progress/);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Weekly progress' })).toBeVisible();
});

test('a purchase order opens in its program', async () => {
  const searchPurchaseOrder = vi.fn(() =>
    Promise.resolve({ found: true, PONumber: '4500017733', projectId: 'CPT', projectName: cascade.name }),
  );
  const { program } = await open({ monolith: { searchPurchaseOrder } });
  await choose('4500017733', 'Find purchase order “4500017733”');
  await expect.element(option(/4500017733.*PO in Cascade Peaks Towers/)).toBeVisible();
  expect(searchPurchaseOrder).toHaveBeenCalledExactlyOnceWith('4500017733', expect.any(AbortSignal));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => program.get()).toEqual(cascade);
});

test('opens a notification, and marks all as read', async () => {
  const unread = { type: 'announcement', read: false, payload: {} };
  const notifications = ['Crane permits', 'Winter access'].map((title) => ({ id: title, title, ...unread }));
  const platform = createFakePlatform({ notifications });
  await openShell({}, { platform });
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect.element(bell).toMatchTextContent('2');
  await openByButton();
  await choose('crane', 'Crane permits');
  await expect.element(bell).toMatchTextContent('1');
  await untilUsable();
  await userEvent.keyboard('{Control>}k{/Control}');
  await choose('mark all', 'Mark all notifications as read');
  await expect.element(bell).not.toMatchTextContent('1');
});

test('what was opened is recent', async () => {
  await open({}, { path: '/apps/workOrder' });
  const recent = palette().getByRole('group', { name: 'Recently opened' });
  await expect.element(recent.getByRole('option', { name: /Work Order/ })).toBeVisible();
});

const named = {
  ar: { modules: { workOrder: 'أمر العمل' }, groups: { 2: 'العمل الميداني' }, programs: { CPT: 'أبراج كاسكيد' } },
};

test.each([
  ['a module by its name in the language', 'أمر', /^أمر العمل.*العمل الميداني/],
  ['a module of another program', 'أمر كاسكيد', /أمر العمل.*أبراج كاسكيد/],
  ['a program', 'أبراج', /^أبراج كاسكيد/],
  ['a module without a name in the language', 'schedule', /^Schedule.*Planning/],
])('finds %s', async (_, text, name) => {
  await open({ configuration: { names: named } }, { language: 'ar' });
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await expect.element(page.getByRole('dialog').getByRole('option', { name }).first()).toBeVisible();
});

describe('shortcuts', () => {
  const list = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test('? lists them; one that is turned off does nothing, and stays off for the person', async () => {
    const portal = await openShell();
    await expect.element(home()).toBeVisible();
    await userEvent.keyboard('?');
    await list().getByText('Search or jump to anything').click();
    await closeByEscape();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('?');
    await expect.element(list().getByRole('switch', { name: 'Search or jump to anything' })).not.toBeChecked();
    expect(portal.personal.shortcutsOff.get()).toEqual(['palette']);
  });

  test('keys of the browser, of a field, also in a shadow root, and those that a module has handled are left alone', async () => {
    await openShell();
    await expect.element(home()).toBeVisible();
    const keys: readonly KeyboardEventInit[] = [
      { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true },
      { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true },
      { key: 'k', code: 'KeyK', metaKey: true },
      { key: 'l', code: 'KeyL', ctrlKey: true },
      { key: 'f', code: 'KeyF', ctrlKey: true },
      { key: 'F6', code: 'F6' },
      { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true },
    ];
    const isLeft = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect(keys.filter((init) => !isLeft(init))).toEqual([]);
    expect(page.getByRole('dialog').query()).toBeNull();
    const search = page.getByLabelText('Search purchase orders', { exact: true });
    await search.click();
    await userEvent.keyboard('?');
    await expect.element(search).toHaveValue('?');
    const field = document.createElement('input');
    const host = document.body.appendChild(document.createElement('module-field'));
    host.attachShadow({ mode: 'open' }).append(field);
    field.focus();
    await userEvent.keyboard('?');
    expect(field.value).toBe('?');
    expect(list().query()).toBeNull();
    host.remove();
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    await userEvent.keyboard('?');
    document.body.removeEventListener('keydown', take);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette()).toBeVisible();
    await expect.element(list()).not.toBeInTheDocument();
  });
});

test('a module that only a late one of many programs has is found by its name', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `P${String(index)}`,
    name: `Corridor ${String(index)}`,
  }));
  const zulu = { id: 'ZUL', name: 'Zulu Towers' };
  const common = sampleMenu({ programs: [harbor, ...many], modules: ['PM'] });
  const late = sampleMenu({ programs: [zulu], modules: ['WO'] });
  const menu = { ...common, SiteMapEntry: [...common.SiteMapEntry, ...late.SiteMapEntry] };
  await open({ getMenuItems: () => Promise.resolve(menu) });
  await field().fill('work order');
  await expect.element(option(/^Work Order in Zulu Towers/)).toBeVisible();
});
