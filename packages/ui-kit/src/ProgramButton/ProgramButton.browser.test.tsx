import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ProgramButton } from './ProgramButton.tsx';

const longName = 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2';

test('a long name is truncated on the screen and complete for screen readers', async () => {
  const screen = await renderInKit(<ProgramButton label={longName} />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(`Program: ${longName}`);
  expect(screen.getByRole('button').element().getBoundingClientRect().width).toBeLessThanOrEqual(240);
});

test('shrinks in a narrow bar, and Enter and Space press it', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(
    <div style={{ display: 'flex', inlineSize: 100 }}>
      <ProgramButton label={longName} isExpanded onPress={onPress} />
    </div>,
  );
  const button = screen.getByRole('button');
  expect(button.element().getBoundingClientRect().width).toBe(100);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test.each([
  ['a light colour', 'oklch(0.85 0.1 90)', 'oklch(0 0 0)'],
  ['a dark colour', 'oklch(0.4 0.12 285)', 'oklch(1 0 0)'],
])('the icon can be told from %s', async (_, color, expected) => {
  const screen = await renderInKit(
    <ProgramButton label="Harbor Fiber" color={color} icon={<svg data-testid="icon" />} />,
  );
  expect(getComputedStyle(screen.getByTestId('icon').element()).color).toBe(expected);
});
