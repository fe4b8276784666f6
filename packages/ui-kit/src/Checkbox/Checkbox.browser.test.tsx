import { expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
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
