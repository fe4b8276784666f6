import { intercept } from './support/intercept.ts';
import { menuEntry } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

test('logan sees Logout in the menu, and it ends the session', async ({ page, signIn }) => {
  await signIn('logan');
  await menuEntry(page, 'Logout').click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByLabel(/user name/i)).toBeVisible();
});

/** A sub-application with a style for the whole page and one for its own element, by the shared styled-components. */
const styledBoard = `
import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, styled } from 'styled-components';
const PageStyle = createGlobalStyle\`.board-page { color: teal; }\`;
const Board = styled.div\`--board: own;\`;
export function mount(container) {
  const root = createRoot(container);
  root.render(createElement(Fragment, null, createElement(PageStyle), createElement(Board, null, 'A styled board')));
  return () => root.unmount();
}`;

test('the menu opens applications in order of name, and the styles of each go with it', async ({ page, signIn }) => {
  const answer = { body: styledBoard, contentType: 'text/javascript' };
  await intercept(page, '*/sub-applications/workflow/entry.js*', () => answer);
  await signIn('avery', { path: '/apps/projectManagement' });
  const main = page.getByRole('main');
  const openWorkOrder = async () => {
    await menuEntry(page, 'Work Order').click();
    await expect(main.getByRole('heading', { name: 'Work Order', level: 1, exact: true })).toBeVisible();
  };

  await test.step('a view has its style element and its style attributes under the policy', async () => {
    await expect(main.getByRole('cell').nth(2)).toHaveCSS('font-weight', '600');
    await expect(main.getByText('40 of 40 jobs')).toHaveCSS('font-variant-numeric', 'tabular-nums');
  });
  const sheets = () =>
    page.evaluate(
      () =>
        document.adoptedStyleSheets.filter(({ cssRules: [first] }) => first?.cssText.includes('data-view-scope'))
          .length,
    );
  expect(await sheets()).toBe(1);

  await test.step('the menu has every application, in order of name', async () => {
    const byName = (one: string, other: string) => one.localeCompare(other, 'en');
    const entries = page.getByRole('navigation').locator('a[href^="/apps/"]:not([target])');
    const names = await entries.allTextContents();
    expect(names).toEqual(names.toSorted(byName));
    expect(names.length).toBeGreaterThan(25);
    await openWorkOrder();
    await expect(page).toHaveURL(/\/apps\/workOrder$/);
    // A screen reader reads what takes the focus.
    await expect(page.getByRole('region', { name: 'Work Order', exact: true })).toBeFocused();
  });
  expect(await sheets()).toBe(0);

  const rules = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\.\w+ /, '')),
      ),
    );
  const own = '{ --board: own; }';
  for (const visit of ['first', 'second']) {
    await test.step(`a module with styled-components leaves their style element without its rules, the ${visit} visit`, async () => {
      await menuEntry(page, 'Workflow').click();
      await expect(main.getByText('A styled board')).toBeVisible();
      await expect.poll(rules).toEqual([[expect.stringContaining('teal'), own]]);
      await openWorkOrder();
      await expect.poll(rules).toEqual([[own]]);
    });
  }
});
