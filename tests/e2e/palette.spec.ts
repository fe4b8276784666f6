import { pageOf } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

test('by keyboard alone: a module of another program is opened and pinned, and is a favourite until sign-out', async ({
  home: page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const option = (name: string | RegExp) => palette.getByRole('option', { name }).first();

  const button = page.getByRole('banner').getByRole('button', { name: 'Search everything' });
  await test.step('the browser opens what is found in new tabs, by pointer or keys', async () => {
    await button.click();
    await palette.getByRole('combobox').fill('work order');
    const found = palette.getByRole('option', { name: /^Work Order/ }).first();
    await expect(found).toHaveAttribute('href', '/apps/workOrder');
    for (const open of [
      () => found.click({ modifiers: ['ControlOrMeta'] }),
      () => found.click({ button: 'middle' }),
      () => page.keyboard.press('ControlOrMeta+Enter'),
    ]) {
      const tab = await pageOf(page, open);
      await expect.poll(() => new URL(tab.url()).pathname).toBe('/apps/workOrder');
      await tab.close();
      // The palette stays, with the focus in its field.
      await expect(palette.getByRole('combobox')).toBeFocused();
    }
    expect(new URL(page.url()).pathname).toBe('/');

    await palette.getByRole('combobox').fill('schedule in cascade');
    const inCascade = palette.getByRole('option', { name: 'Schedule in Cascade Peaks Towers' });
    const tab = await pageOf(page, () => inCascade.click({ button: 'middle' }));
    await expect(tab.getByRole('main').getByRole('heading', { level: 1, name: 'Schedule', exact: true })).toBeVisible();
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Program: Cascade Peaks Towers' })).toBeVisible();
    await palette.getByRole('combobox').fill('harbor fiber');
    const program = palette.getByRole('group', { name: 'Programs' }).getByRole('option').first();
    await expect(program).toHaveAttribute('href', '/?program=HFR');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  // The keys work once the palette is loaded, and its button loads it at once.
  await button.press('Enter');
  await palette.getByRole('combobox').pressSequentially('schedule in cascade');
  await expect(option('Schedule in Cascade Peaks Towers')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Schedule', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Program: Cascade Peaks Towers' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(option('Add Schedule to favourites')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await button.press('Enter');
  await expect(palette.getByRole('group', { name: 'Favourites' }).getByRole('option').first()).toContainText(
    'Schedule',
  );
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gantry.personal/')).length);
  expect(await kept()).toBeGreaterThan(0);

  await palette.getByRole('combobox').fill('logout');
  await expect(option('Logout')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/user name/i)).toBeVisible();
  await page.goto('/Error/404');
  expect(await kept()).toBe(0);
});
