import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

test('a group is named by its label and reports the chosen values', async () => {
  const onChange = vi.fn();
  const screen = await renderInKit(
    <CheckboxGroup label="Programs" onChange={onChange}>
      <Checkbox value="coast">Coast</Checkbox>
      <Checkbox value="valley">Valley</Checkbox>
    </CheckboxGroup>,
  );
  await expect.element(screen.getByRole('group', { name: 'Programs' })).toBeVisible();
  await screen.getByText('Valley').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['valley']);
});

test('Tab moves from box to box; Space selects and deselects', async () => {
  const screen = await renderInKit(
    <CheckboxGroup label="Programs">
      <Checkbox value="coast">Coast</Checkbox>
      <Checkbox value="valley">Valley</Checkbox>
    </CheckboxGroup>,
  );
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await tabTo(box('Coast'), box('Valley'));
  await userEvent.keyboard(' ');
  await expect.element(box('Valley')).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box('Valley')).not.toBeChecked();
  await pressTo('{Shift>}{Tab}{/Shift}', box('Coast'));
});

test('a group is described by its error, and disables its boxes', async () => {
  const group = (props: { isInvalid?: boolean; isDisabled?: boolean }) => (
    <CheckboxGroup label="Programs" errorMessage="Choose one program at least." {...props}>
      <Checkbox value="coast">Coast</Checkbox>
    </CheckboxGroup>
  );
  const screen = await renderInKit(group({ isInvalid: true }));
  await expect
    .element(screen.getByRole('group', { name: 'Programs' }))
    .toHaveAccessibleDescription('Choose one program at least.');
  await screen.rerender(group({ isDisabled: true }));
  await expect.element(screen.getByRole('checkbox')).toBeDisabled();
});
