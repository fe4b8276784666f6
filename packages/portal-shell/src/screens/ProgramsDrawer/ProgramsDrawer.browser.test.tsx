import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { samplePrograms } from '../testing/sampleData.testing.tsx';
import type { ProgramChoice } from '../programs.ts';
import { ProgramsDrawer, type ProgramsState } from './ProgramsDrawer.tsx';

const support = 'https://support.example/contact';
const drawer = (state: ProgramsState, onSelect = vi.fn(), selectedId: string | null = null) => (
  <ProgramsDrawer
    id="programs"
    isOpen
    onOpenChange={vi.fn()}
    state={state}
    selectedId={selectedId}
    onSelect={onSelect}
    contactSupportHref={support}
  />
);
const ready: ProgramsState = { status: 'ready', programs: samplePrograms };

test.each([
  ['ltr', 'en-US'],
  ['rtl', 'ar-AE'],
])('is at the end of the page in %s', async (direction, locale) => {
  const screen = await renderScreen(drawer(ready), { locale });
  const panel = screen.getByRole('dialog').element();
  for (const animation of document.getAnimations()) animation.finish();
  const { left, right } = panel.getBoundingClientRect();
  if (direction === 'ltr') expect(right).toBe(document.documentElement.clientWidth);
  else expect(left).toBe(0);
});

test('marks the selected program, and reports a press; Enter in the field selects the only match, and it says when there is none', async () => {
  const onSelect = vi.fn();
  const screen = await renderScreen(drawer(ready, onSelect, 'HFR'));
  await expect.element(screen.getByRole('dialog', { name: 'Programs' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Harbor Fiber/ })).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: /Cascade Peaks/ }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(samplePrograms[1]);
  const field = screen.getByRole('searchbox', { name: 'Search programs' });
  await field.fill('a');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await field.fill('gld');
  await expect.element(screen.getByText('1 program')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith(samplePrograms[2]);
  await field.fill('moon');
  await expect.element(screen.getByText('No program matches “moon”.')).toBeVisible();
});

test('5,000 programs are drawn in part, each can be reached, and is found by a letter more', async () => {
  const programs = Array.from({ length: 5000 }, (_, index) => ({
    ...samplePrograms[0],
    id: `P${String(index)}`,
    name: `Program ${String(index)}`,
  })) as readonly ProgramChoice[];
  const onSelect = vi.fn();
  const screen = await renderScreen(drawer({ status: 'ready', programs }, onSelect));
  await expect.element(screen.getByRole('button', { name: /^Program 0/ })).toBeVisible();
  expect(document.querySelectorAll('li').length).toBeLessThan(60);
  const scroller = document.querySelector('[data-index="0"]')?.closest('ul')?.parentElement?.parentElement;
  scroller?.scrollTo(0, scroller.scrollHeight);
  const last = screen.getByRole('button', { name: /^Program 4999/ });
  await expect.element(last).toBeVisible();
  await expect.element(last.element().closest('li')).toHaveAttribute('aria-posinset', '5000');
  await last.click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(programs[4999]);
  await screen.getByRole('searchbox').fill('program 4998');
  await expect.element(screen.getByRole('button', { name: /^Program 4998/ })).toBeVisible();
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test('shows one sentence and Contact Support without any program', async () => {
  const screen = await renderScreen(drawer({ status: 'ready', programs: [] }));
  await expect
    .element(screen.getByText('You do not have access to any program yet. Contact Support to request it.'))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Contact Support/ })).toHaveAttribute('href', support);
});

test('a failure to load the permissions offers a retry', async () => {
  const retry = vi.fn();
  const screen = await renderScreen(drawer({ status: 'error', retry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An error occurred, please try again.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
