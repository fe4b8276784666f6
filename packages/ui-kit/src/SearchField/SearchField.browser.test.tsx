import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const results = [
  { id: 'one', title: 'PO-1' },
  { id: 'two', title: 'PO-2' },
];

const field = (props: Partial<SearchFieldProps> = {}) => <SearchField aria-label="Purchase orders" {...props} />;

test('Enter submits the text, even an empty one', async () => {
  const onSubmit = vi.fn();
  const screen = await renderInKit(field({ onSubmit }));
  await screen.getByRole('searchbox', { name: 'Purchase orders' }).click();
  await userEvent.keyboard('{Enter}104001{Enter}');
  expect(onSubmit.mock.calls).toEqual([[''], ['104001']]);
});

test('arrows move through the results while focus stays in the field, wrap around by way of it, and Enter chooses one', async () => {
  const [onSubmit, onAction] = [vi.fn(), vi.fn()];
  const screen = await renderInKit(field({ results, onSubmit, onAction }));
  const input = screen.getByRole('combobox');
  const activeIs = async (name: string) => {
    const { id } = screen.getByRole('option', { name }).element();
    await expect.element(input).toHaveAttribute('aria-activedescendant', id);
  };
  await userEvent.tab();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await activeIs('PO-1');
  await userEvent.keyboard('{ArrowDown}');
  await activeIs('PO-2');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await activeIs('PO-2');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onAction.mock.calls, onSubmit.mock.calls]).toEqual([[['two']], []]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
});

test('the first Escape closes the list, the second clears the text', async () => {
  const screen = await renderInKit(field({ results, onAction: vi.fn() }));
  const input = screen.getByRole('combobox');
  await input.fill('104');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('104');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
});

test('the list is 350 px high at most', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index), title: `PO-${index}` }));
  const screen = await renderInKit(field({ results: many }));
  await screen.getByRole('searchbox').click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(screen.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(350);
});

const announced = () => document.querySelector('[data-live-announcer]')?.textContent;

test.each([
  ['loading', { isLoading: true }],
  ['failed', { errorMessage: 'An error occurred, please try again' }],
])('while %s, earlier results cannot be chosen, and no list is exposed', async (_what, state) => {
  const onSubmit = vi.fn();
  const onAction = vi.fn();
  const given = { results, onSubmit, onAction };
  const screen = await renderInKit(field(given));
  const combobox = screen.getByRole('combobox');
  await combobox.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(combobox).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox').element();
  await expect.element(combobox).toHaveAttribute('aria-controls', list.id);
  await screen.rerender(field({ ...given, ...state }));
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect.element(combobox).not.toHaveAttribute('aria-controls');
  await expect.element(combobox).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('what comes is announced: the number of results, that there are none, and a failure as an alert', async () => {
  const onAction = vi.fn();
  const screen = await renderInKit(field({ onAction, isLoading: true }));
  await screen.getByRole('combobox').click();
  await screen.rerender(field({ onAction, results }));
  await expect.poll(announced).toContain('2 results');
  await screen.rerender(field({ onAction, results: [], emptyText: 'No PO of that number' }));
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('No PO of that number');
  await expect.poll(announced).toContain('No PO of that number');
  await screen.rerender(field({ onAction, errorMessage: 'An error occurred, please try again' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An error occurred, please try again');
});

describe.each([
  ['the order of Chromium and Firefox', { isComposing: true }],
  ['the order of Safari', { keyCode: 229 }],
])('Enter that ends a composition in %s', (_, composing) => {
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing });

  test('chooses nothing', async () => {
    const onAction = vi.fn();
    const screen = await renderInKit(field({ results, onAction }));
    await screen.getByRole('combobox').click();
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('combobox').element().dispatchEvent(enter());
    expect(onAction).not.toHaveBeenCalled();
  });

  test('submits nothing', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(field({ onSubmit }));
    await screen.getByRole('searchbox').fill('にほん');
    screen.getByRole('searchbox').element().dispatchEvent(enter());
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

test('a description in the other direction is truncated at its end, not at its beginning', async () => {
  const description = 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration';
  const screen = await renderInKit(
    <div style={{ inlineSize: 240 }}>{field({ results: [{ id: 'one', title: 'PO-1', description }] })}</div>,
    { direction: 'rtl' },
  );
  await screen.getByRole('searchbox').click();
  const text = screen.getByText(description);
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(text.element()).direction).toBe('ltr');
  const [shown, title] = [text, screen.getByText('PO-1')].map((part) => part.element().getBoundingClientRect());
  expect(text.element().scrollWidth).toBeGreaterThan(text.element().clientWidth);
  expect(shown?.right).toBeCloseTo(title?.right ?? 0, 2);
});

test.each([
  ['a search', <SearchField key="" aria-label="Field" placeholder="Site, crew or number of the job" />],
  ['a text field', <TextField key="" label="Field" placeholder="Site, crew or number of the job" />],
])('a placeholder that is longer than %s ends with an ellipsis', async (_, input) => {
  const screen = await renderInKit(<div style={{ inlineSize: 120 }}>{input}</div>);
  expect(getComputedStyle(screen.getByLabelText('Field').element()).textOverflow).toBe('ellipsis');
});
