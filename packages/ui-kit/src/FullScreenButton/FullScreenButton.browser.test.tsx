import { afterEach, expect, test, vi } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  if (document.fullscreenElement) await document.exitFullscreen();
});

test('switches full screen on and off; its name tells the next action', async () => {
  const screen = await renderInKit(<FullScreenButton />);
  await screen.getByRole('button', { name: 'Full screen' }).click();
  await screen.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.element(screen.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('follows a change made elsewhere', async () => {
  const screen = await renderInKit(<FullScreenButton />);
  await screen.getByRole('button', { name: 'Full screen' }).click();
  await expect.element(screen.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await document.exitFullscreen();
  await expect.element(screen.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('a refusal is reported', async () => {
  const refusal = new TypeError('Permissions check failed');
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(refusal);
  const onError = vi.fn();
  const screen = await renderInKit(<FullScreenButton onError={onError} />);
  await screen.getByRole('button').click();
  await expect.poll(() => onError.mock.calls).toEqual([[refusal]]);
});

test('renders nothing if the browser has no full screen', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  const screen = await renderInKit(<FullScreenButton />);
  expect(screen.container.childElementCount).toBe(0);
});
