import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forceColors } from '../testing/forceColors.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Tile } from './Tile.tsx';

test('a toggle reports its new state, by pointer and by keyboard, and moves nothing when it is selected', async () => {
  const onChange = vi.fn();
  const tile = (isSelected: boolean) => (
    <Tile kind="toggle" label="Field Work" icon={<svg />} isSelected={isSelected} onChange={onChange} />
  );
  const screen = await renderInKit(tile(false));
  await screen.getByRole('button', { name: 'Field Work', pressed: false }).click();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[true], [true], [true]]);
  const before = screen.getByText('Field Work').element().getBoundingClientRect();
  await screen.rerender(tile(true));
  expect(screen.getByText('Field Work').element().getBoundingClientRect()).toEqual(before);
});

test('a link opens through navigate', async () => {
  const navigate = vi.fn();
  const screen = await renderInKit(<Tile kind="link" label="Schedule" icon={<svg />} href="/apps/schedule" />, {
    navigate,
  });
  await screen.getByRole('link', { name: 'Schedule' }).click();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([href]) => href as string)).toEqual(['/apps/schedule', '/apps/schedule']);
});

test('in forced colours a selected tile has another border, and a focused one has an outline', async () => {
  await forceColors();
  const tile = (isSelected: boolean) => (
    <Tile kind="toggle" label="Field Work" icon={<svg />} isSelected={isSelected} onChange={vi.fn()} />
  );
  const screen = await renderInKit(tile(false));
  const element = screen.getByRole('button').element();
  const border = () => getComputedStyle(element).borderBlockStartColor;
  const unchosen = border();
  await screen.rerender(tile(true));
  await expect.poll(border).not.toBe(unchosen);
  expect(getComputedStyle(element).outlineWidth).toBe('0px');
  await userEvent.tab();
  await expect.poll(() => getComputedStyle(element).outlineWidth).toBe('2px');
});

test('the border of a pressed tile contrasts with its background', async () => {
  const screen = await renderInKit(
    <Tile kind="toggle" label="Field Work" icon={<svg />} isSelected={false} onChange={vi.fn()} />,
  );
  const tile = screen.getByRole('button', { name: 'Field Work' });
  await userEvent.tab();
  await userEvent.keyboard('{ >}');
  await expect.element(tile).toHaveAttribute('data-pressed');
  const { color } = getComputedStyle(tile.element());
  await expect.poll(() => getComputedStyle(tile.element()).borderBlockStartColor).toBe(color);
  await userEvent.keyboard('{/ }');
});
