import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { UserLogoutScreen } from './UserLogoutScreen.tsx';

test('says that the person is being logged out, and goes on', async () => {
  const onLogout = vi.fn();
  const screen = await renderScreen(<UserLogoutScreen onLogout={onLogout} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Logging out, please wait...');
  expect(onLogout).toHaveBeenCalledOnce();
});
