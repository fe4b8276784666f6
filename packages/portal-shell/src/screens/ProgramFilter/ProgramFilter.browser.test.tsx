import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { samplePrograms } from '../testing/sampleData.testing.tsx';
import { ProgramFilter } from './ProgramFilter.tsx';

async function open(value: readonly string[] = []) {
  const onChange = vi.fn();
  const screen = await renderScreen(<ProgramFilter programs={samplePrograms} value={value} onChange={onChange} />);
  await screen.getByRole('button').click();
  const popover = screen.getByRole('dialog');
  await expect.element(popover).toBeVisible();
  return { screen, popover, onChange };
}

test('is 300 px wide', async () => {
  const { popover } = await open();
  expect(popover.element().parentElement?.getBoundingClientRect().width).toBe(300);
});

/** "Program filter applies only if at least one program is chosen. Clear resets it." */
test('Filter is disabled until a program is ticked, then applies the ticked ones and closes', async () => {
  const { popover, onChange } = await open();
  const filter = popover.getByRole('button', { name: 'Filter', exact: true });
  await expect.element(filter).toBeDisabled();
  await popover.getByText('Harbor Fiber Rollout').click();
  await popover.getByText('Cascade Peaks Towers').click();
  await filter.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['HFR', 'CPT']);
  await expect.element(popover).not.toBeInTheDocument();
});

test('Clear shows all programs', async () => {
  const { popover, onChange } = await open(['HFR']);
  await expect.element(popover.getByRole('checkbox', { name: 'Harbor Fiber Rollout' })).toBeChecked();
  await popover.getByRole('button', { name: 'Clear' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
});

test('closing discards ticked programs that were not applied', async () => {
  const { screen, popover, onChange } = await open();
  await popover.getByText('Harbor Fiber Rollout').click();
  await screen.getByRole('button', { name: 'Filter by program' }).click({ force: true });
  await expect.element(popover).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filter by program' }).click();
  await expect.element(popover.getByRole('checkbox', { name: 'Harbor Fiber Rollout' })).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('ticking a program far down the list does not move the popover', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `P${index}`,
    name: `Program ${index}`,
    color: null,
    icon: 'network' as const,
  }));
  const screen = await renderScreen(<ProgramFilter programs={many} value={[]} onChange={vi.fn()} />);
  await screen.getByRole('button').click();
  const popover = screen.getByRole('dialog');
  await popover.getByText('Program 29', { exact: true }).click();
  await expect.element(popover.getByRole('checkbox', { name: 'Program 29', exact: true })).toBeChecked();
  await expect.element(popover.getByRole('searchbox')).toBeInViewport();
  expect(popover.element().scrollTop).toBe(0);
  expect(popover.element().parentElement?.scrollTop).toBe(0);
});
