import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { PanelDrawer } from './PanelDrawer.tsx';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Bell</button>
      <PanelDrawer title="Notifications" isOpen={isOpen} onOpenChange={setOpen}>
        <input aria-label="Search" />
      </PanelDrawer>
    </>
  );
}

const open = async (width: number) => {
  await page.viewport(width, 700);
  const screen = await renderInDemo(<Example />);
  await screen.getByRole('button', { name: 'Bell' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Notifications' });
  await expect.element(drawer).toBeVisible();
  return { screen, drawer };
};
const isPageOutOfReach = () => document.querySelector('[inert]') !== null;

afterEach(() => page.viewport(414, 896));

test.each([
  [639, true],
  [640, false],
])('at %i px wide, the page is inert: %s', async (width, outOfReach) => {
  const { drawer } = await open(width);
  await expect.poll(isPageOutOfReach).toBe(outOfReach);
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Bell' })).toHaveFocus();
});

test('it is at the right edge of the page', async () => {
  const { drawer } = await open(1280);
  for (const animation of document.getAnimations()) animation.finish();
  const { left, right } = drawer.element().getBoundingClientRect();
  expect(right).toBe(document.documentElement.clientWidth);
  expect(left).toBeGreaterThan(640);
});

test('rotating a phone keeps the typed text', async () => {
  const { screen } = await open(600);
  await screen.getByRole('textbox').fill('Northwind');
  await page.viewport(900, 600);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Northwind');
});
