import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScreenStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { NetworkNotice, type NetworkNoticeProps } from './NetworkBanner.tsx';

const show = (state: Pick<NetworkNoticeProps, 'isLost' | 'shownFrom'>) => (
  <ScreenStage>
    <NetworkNotice {...state} needsSignIn={false} onTry={vi.fn()} />
  </ScreenStage>
);
const at = Date.now() - 60_000;
const lost = page.getByText(/^The portal has no connection\./);
const slow = page.getByText(/^Services are responding slowly/);

test('what is dismissed stays away until it is over, and what else is to be said is said', async () => {
  const { rerender } = await render(show({ isLost: true, shownFrom: null }));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(lost).not.toBeInTheDocument();
  await rerender(show({ isLost: true, shownFrom: at }));
  await expect.element(lost).not.toBeInTheDocument();
  await rerender(show({ isLost: false, shownFrom: at }));
  await expect.element(slow).toBeVisible();
  await rerender(show({ isLost: false, shownFrom: null }));
  await expect.element(slow).not.toBeInTheDocument();
  await rerender(show({ isLost: true, shownFrom: null }));
  await expect.element(lost).toBeVisible();
});
