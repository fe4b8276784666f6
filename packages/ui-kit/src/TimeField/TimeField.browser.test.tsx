import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { TimeField } from './TimeField.tsx';

test('digits fill the hours and minutes, P chooses the afternoon, and the app gets the time as a text', async () => {
  const onChange = vi.fn();
  await renderInKit(<TimeField label="Start" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('0440p');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('16:40:00');
  await userEvent.keyboard('a{ArrowLeft}{ArrowUp}');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith('04:41:00');
});

test.each([
  ['en-US', ['4', '40', 'PM']],
  ['en-GB', ['16', '40']],
  ['ar-EG', ['٤', '٤٠', 'م']],
] as const)('in %s the parts are %j', async (locale, written) => {
  const screen = await renderInKit(<TimeField label="Start" defaultValue="16:40" />, { locale });
  expect(textsOf(screen.getByRole('spinbutton'))).toEqual(written);
});

test('a form gets the time, and the group its name and its error', async () => {
  const screen = await renderInKit(
    <form>
      <TimeField label="Start" name="start" defaultValue="07:30" isInvalid errorMessage="Type a later time." />
    </form>,
  );
  await expect
    .element(screen.getByRole('group', { name: 'Start' }))
    .toHaveAccessibleDescription(/Type a later time\.$/);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect(new FormData(form).get('start')).toBe('07:30:00');
});
