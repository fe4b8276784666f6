import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Avatar } from './Avatar.tsx';

test('the initials replace a picture that does not load', async () => {
  const screen = await renderInKit(<Avatar name="Avery Stone" src="data:image/png;base64,none" />);
  await expect.element(screen.getByText('AS')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Avery Stone' })).toBeVisible();
});
