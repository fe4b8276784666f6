import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawFatalPage, drawStatusPage, entryMessages } from './FatalPage.ts';

let root: HTMLElement;
const before = { lang: document.documentElement.lang, dir: document.documentElement.dir, title: document.title };
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root.remove();
  localStorage.clear();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset['theme'];
  Object.assign(document.documentElement, { lang: before.lang, dir: before.dir });
  document.title = before.title;
});

const draw = (onPress: () => void = () => undefined) =>
  drawFatalPage(root, {
    title: 'The portal cannot start',
    description: 'Its configuration has keys that are wrong.',
    details: [{ name: 'services.monolith', text: 'Missing: an address.' }],
    action: { label: 'Reload the page', onPress },
  });

describe('an error in place of the page', () => {
  test('names each wrong key, takes the focus and has working buttons', async () => {
    const onPress = vi.fn<() => void>();
    draw(onPress);
    await expect.element(page.getByRole('heading', { name: 'The portal cannot start' })).toHaveFocus();
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Its configuration has keys that are wrong.');
    await expect.element(page.getByText('services.monolith')).toBeVisible();
    await expect.element(page.getByText('Missing: an address.')).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  test.each([
    ['light', 'oklch(0.972 0.004 255)'],
    ['dark', 'oklch(0.185 0.012 255)'],
  ])('in the %s theme', (theme, background) => {
    localStorage.setItem('gantry.preferences', JSON.stringify({ theme }));
    draw();
    expect(getComputedStyle(document.body).backgroundColor).toBe(background);
  });

  test('is right to left in Arabic, with keys in their own order', async () => {
    localStorage.setItem('gantry.preferences', JSON.stringify({ language: 'ar' }));
    expect(entryMessages().reload).toBe('إعادة تحميل الصفحة');
    draw();
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    await expect.element(page.getByText('services.monolith')).toHaveAttribute('dir', 'ltr');
  });
});

test('a status is announced while the browser loads another page', async () => {
  drawStatusPage(root, 'Logging out, please wait...');
  await expect.element(page.getByRole('status')).toHaveTextContent('Logging out, please wait...');
});
