import { afterEach, expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { useFullScreen } from './useFullScreen.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  if (document.fullscreenElement) await document.exitFullscreen();
});

function Switch({ onError = vi.fn() }: { readonly onError?: (error: unknown) => void }) {
  const { isFullScreen, isAvailable, toggle } = useFullScreen();
  return (
    <button type="button" disabled={!isAvailable} onClick={() => void toggle().catch(onError)}>
      {isFullScreen ? 'Leave' : 'Enter'}
    </button>
  );
}

test('switches full screen on and off, and follows a change made elsewhere', async () => {
  const screen = await renderInKit(<Switch />);
  await screen.getByRole('button', { name: 'Enter' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await screen.getByRole('button', { name: 'Enter' }).click();
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
  await document.exitFullscreen();
  await expect.element(screen.getByRole('button', { name: 'Enter' })).toBeVisible();
});

test('a refusal rejects', async () => {
  const refusal = new TypeError('Permissions check failed');
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(refusal);
  const onError = vi.fn();
  const screen = await renderInKit(<Switch onError={onError} />);
  await screen.getByRole('button').click();
  await expect.poll(() => onError.mock.calls).toEqual([[refusal]]);
});

test('is not available if the browser has no full screen', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  const screen = await renderInKit(<Switch />);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});
