import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { TextArea } from './TextArea.tsx';

test('Tab reaches it, and Enter begins a line and does not send the form', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const screen = await renderInKit(
    <form onSubmit={onSubmit}>
      <TextArea label="Notes" onChange={onChange} />
    </form>,
  );
  await tabTo(screen.getByRole('textbox', { name: 'Notes' }));
  await userEvent.keyboard('One{Enter}Two');
  expect(onChange).toHaveBeenLastCalledWith('One\nTwo');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows as many lines as it is told, grows with its text, and is described by its hint and its error', async () => {
  const screen = await renderInKit(<TextArea label="Notes" rows={2} />);
  const box = screen.getByRole('textbox', { name: 'Notes' });
  const lineHeight = Number.parseFloat(getComputedStyle(box.element()).lineHeight);
  const empty = box.element().clientHeight;
  expect(empty).toBeGreaterThanOrEqual(2 * lineHeight);
  expect(empty).toBeLessThan(4 * lineHeight);
  await box.fill('1\n2\n3\n4\n5\n6');
  await expect.poll(() => box.element().clientHeight).toBeGreaterThanOrEqual(6 * lineHeight);
  await screen.rerender(<TextArea label="Notes" description="For the crew." isInvalid errorMessage="Write a note." />);
  await expect.element(box).toHaveAccessibleDescription('For the crew. Write a note.');
});
