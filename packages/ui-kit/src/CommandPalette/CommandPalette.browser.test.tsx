import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openKeyboard } from '../testing/openKeyboard.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { CommandPalette, type CommandPaletteProps, type CommandPaletteSection } from './CommandPalette.tsx';

const sections: readonly CommandPaletteSection[] = [
  {
    id: 'apps',
    title: 'Applications',
    items: [
      { id: 'a', title: 'Schedule' },
      { id: 'b', title: 'Scope' },
    ],
  },
  { id: 'empty', title: 'Dashboards', items: [] },
  { id: 'programs', title: 'Programs', items: [{ id: 'c', title: 'Harbor Fiber', description: 'HFR' }] },
];

function Palette(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <CommandPalette
      aria-label="Search"
      placeholder="Search or jump to"
      sections={sections.map((section) => ({
        ...section,
        items: section.items.filter(({ title }) => title.toLowerCase().includes(text)),
      }))}
      onAction={vi.fn()}
      {...props}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={text}
      onChange={setText}
    />
  );
}

const field = () => page.getByPlaceholder('Search or jump to');
const option = (name: string) => page.getByRole('option', { name });

/** Opens the palette, whose field has the focus then. */
async function open(props: Partial<CommandPaletteProps> = {}) {
  const onAction = vi.fn();
  await renderInKit(<Palette onAction={onAction} {...props} />);
  await expect.element(field()).toHaveFocus();
  return onAction;
}

test('the field has focus, sections without items are not shown, a press chooses, and Escape closes it, although a text is typed', async () => {
  const onAction = await open();
  await expect.element(page.getByRole('group', { name: 'Programs' })).toBeVisible();
  expect(page.getByRole('group', { name: 'Dashboards' }).elements()).toHaveLength(0);
  await page.getByRole('option', { name: /Harbor Fiber/ }).click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('c');
  await field().fill('sc');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('typing makes the first result active, and Enter chooses it while focus stays in the field', async () => {
  const onAction = await open();
  await userEvent.keyboard('sc');
  await expect.element(option('Schedule')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('2 results')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Scope')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('b');
  await expect.element(field()).toHaveFocus();
});

test.each([
  ['ends a composition', { isComposing: true }],
  ['ends a composition in Safari', { keyCode: 229 }],
  ['is held', { repeat: true }],
])('Enter that %s chooses nothing', async (_, pressed) => {
  const onAction = await open();
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...pressed }));
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
});

test('says that nothing is found, and nothing of that while results load', async () => {
  const { rerender } = await renderInKit(<Palette sections={[]} emptyText="Nothing matches." />);
  await expect.element(page.getByRole('dialog').getByText('Nothing matches.').first()).toBeVisible();
  await rerender(<Palette sections={[]} emptyText="Nothing matches." isLoading />);
  expect(page.getByText('Nothing matches.').elements()).toHaveLength(0);
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
});

test('arrows move through the results of all sections and wrap around', async () => {
  await renderInKit(<Palette />);
  await expect.element(option('Schedule')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Scope', 'Harbor Fiber HFR', 'Schedule']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { selected: true })).toHaveAccessibleName(name);
  }
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveAccessibleName('Harbor Fiber HFR');
});

test('Control and Enter open the chosen link in a new tab, and the palette stays', async () => {
  const clicks: unknown[] = [];
  const ended = new AbortController();
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    clicks.push([link?.getAttribute('href'), event.ctrlKey, event.defaultPrevented]);
    event.preventDefault();
  };
  addEventListener('click', note, { signal: ended.signal });
  const items = [{ id: 'a', title: 'Schedule', href: '/apps/schedule' }];
  const onAction = await open({ sections: [{ id: 'apps', title: 'Applications', items }] });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // The browser opens it.
  expect(clicks).toEqual([['/apps/schedule', true, false]]);
  expect(onAction).not.toHaveBeenCalled();
  await expect.element(field()).toHaveFocus();
  ended.abort();
});

test('typing brings the best result back into view', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ id: String(index), title: `Site ${String(index)}` }));
  await open({ sections: [{ id: 'sites', title: 'Sites', items }] });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option('Site 59')).toBeInViewport();
  await userEvent.keyboard('s');
  await expect.element(option('Site 0')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Site 0')).toBeInViewport();
});

test.each([
  ['a phone', 390, 844, 420],
  ['a phone on its side', 844, 390, 140],
])('on %s, an on-screen keyboard covers no result', async (_, width, height, free) => {
  await page.viewport(width, height);
  const items = Array.from({ length: 12 }, (__, index) => ({ id: `${index}`, title: `Result ${index}` }));
  await renderInKit(<Palette sections={[{ id: 'all', title: 'All', items }]} />);
  openKeyboard(free);
  const list = page.getByRole('listbox').element();
  await expect.poll(() => list.getBoundingClientRect().bottom).toBeLessThanOrEqual(free);
  for (const result of page.getByRole('option').elements()) {
    result.scrollIntoView({ block: 'nearest' });
    const [{ top, bottom }, room] = [result.getBoundingClientRect(), list.getBoundingClientRect()];
    expect(top).toBeGreaterThanOrEqual(room.top);
    expect(bottom).toBeLessThanOrEqual(room.bottom);
  }
});
