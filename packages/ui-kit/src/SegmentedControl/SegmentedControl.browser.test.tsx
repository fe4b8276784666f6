import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { id: 'ltr', label: 'Left to right' },
  { id: 'rtl', label: 'Right to left' },
] as const;

function Stateful() {
  const [direction, setDirection] = useState('auto');
  return (
    <SegmentedControl
      label="Direction"
      options={[...options, { id: 'auto', label: 'Automatic' }]}
      selectedKey={direction}
      onSelectionChange={setDirection}
    />
  );
}

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ['en', '{ArrowDown}', '{ArrowUp}'],
])('in %s, Tab reaches the chosen segment, %s chooses the next and %s the previous', async (locale, next, previous) => {
  const screen = await renderInKit(<Stateful />, { locale });
  const segment = (name: string) => screen.getByRole('radio', { name });
  await tabTo(segment('Automatic'));
  await userEvent.keyboard(next);
  await expect.element(segment('Left to right')).toBeChecked();
  await userEvent.keyboard(next);
  await expect.element(segment('Right to left')).toBeChecked();
  await userEvent.keyboard(previous);
  await expect.element(segment('Left to right')).toBeChecked();
  await expect.element(segment('Left to right')).toHaveFocus();
});

test('the error is shown and describes the control while it is invalid', async () => {
  const screen = await renderInKit(
    <SegmentedControl
      label="Direction"
      options={options}
      selectedKey="ltr"
      onSelectionChange={vi.fn()}
      errorMessage="Choose another."
      isInvalid
    />,
  );
  await expect.element(screen.getByText('Choose another.')).toBeVisible();
  await expect.element(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose another.');
});
