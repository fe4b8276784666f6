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
  await renderInKit(<SegmentedControl label="Direction" options={options} value="ltr" onChange={onChange} />, {
    locale,
  });
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('rtl');
});
