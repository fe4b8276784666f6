import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { TextField } from './TextField.tsx';

test('the input is named by its label and described by its hint and its error', async () => {
  const screen = await renderInKit(
    <TextField label="Site name" description="As on the lease." errorMessage="Type the name." isInvalid />,
  );
  const input = screen.getByRole('textbox', { name: 'Site name' });
  await expect.element(input).toHaveAccessibleDescription(/As on the lease\..*Type the name\./);
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

test('Tab reaches the input and selects its text, which typing replaces', async () => {
  const screen = await renderInKit(<TextField label="Site name" defaultValue="North mast" />);
  await tabTo(screen.getByRole('textbox'));
  await userEvent.keyboard('South mast');
  await expect.element(screen.getByRole('textbox')).toHaveValue('South mast');
});
