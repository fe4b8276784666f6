import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { SearchField } from './SearchField.tsx';

const results = [
  { id: 'one', title: 'PO-1' },
  { id: 'two', title: 'PO-2' },
];

test('Enter submits the text, even an empty one', async () => {
  const onSubmit = vi.fn();
  const screen = await renderInKit(<SearchField label="Purchase orders" onSubmit={onSubmit} />);
  await screen.getByRole('searchbox', { name: 'Purchase orders' }).click();
  await userEvent.keyboard('{Enter}104001{Enter}');
  expect(onSubmit.mock.calls).toEqual([[''], ['104001']]);
});

test('arrows and Enter choose a result, and do not submit', async () => {
  const onSubmit = vi.fn();
  const onSelect = vi.fn();
  const screen = await renderInKit(
    <SearchField label="Purchase orders" results={results} onSubmit={onSubmit} onSelect={onSelect} />,
  );
  await screen.getByRole('combobox').click();
  await expect.element(screen.getByRole('option', { name: 'PO-2' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('two');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the first Escape closes the list, the second clears the text', async () => {
  const screen = await renderInKit(<SearchField label="Purchase orders" results={results} onSelect={vi.fn()} />);
  const field = screen.getByRole('combobox');
  await field.fill('104');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('104');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
});

test('the list is 350 px high at most', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index), title: `PO-${index}` }));
  const screen = await renderInKit(<SearchField label="Purchase orders" results={many} />);
  await screen.getByRole('searchbox').click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(screen.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(350);
});

test.each([
  ['nothing found', { results: [] }, 'status', 'No results'],
  ['a failure', { errorText: 'An error occurred, please try again' }, 'alert', 'An error occurred, please try again'],
] as const)('%s is said in words', async (_what, state, role, text) => {
  const screen = await renderInKit(<SearchField label="Purchase orders" {...state} />);
  await screen.getByRole('searchbox').click();
  await expect.element(screen.getByRole(role)).toHaveTextContent(text);
});

test('how many were found is announced when they come', async () => {
  const field = (props: { isLoading?: boolean; results?: typeof results }) => (
    <SearchField label="Purchase orders" onSelect={vi.fn()} {...props} />
  );
  const screen = await renderInKit(field({ isLoading: true }));
  await screen.getByRole('combobox').click();
  await screen.rerender(field({ results }));
  await expect.poll(() => document.querySelector('[data-live-announcer]')?.textContent).toContain('2 results');
});

test('Enter that ends the composing of a word chooses nothing', async () => {
  const onSelect = vi.fn();
  const screen = await renderInKit(<SearchField label="Purchase orders" results={results} onSelect={onSelect} />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown}');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
  screen.getByRole('combobox').element().dispatchEvent(enter);
  expect(onSelect).not.toHaveBeenCalled();
});
