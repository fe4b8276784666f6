import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { id: 'ltr', label: 'Left to right' },
  { id: 'rtl', label: 'Right to left' },
] as const;

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
])('in %s, %s chooses the next segment', async (locale, key) => {
  const onChange = vi.fn();
  await renderInKit(
    <SegmentedControl label="Direction" options={options} selectedKey="ltr" onSelectionChange={onChange} />,
    {
      locale,
    },
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('rtl');
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
