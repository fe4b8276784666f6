import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const said = () => document.querySelector('[data-live-announcer] [aria-live=polite]')?.textContent ?? '';

test('announces politely that the connection is being restored, and that it is back', async () => {
  const screen = await renderInDemo(<ConnectionBanner />);
  await expect.poll(() => screen.center.connection.get()).toBe('connected');
  expect(screen.getByRole('status').elements()).toEqual([]);

  screen.platform.hub.refuse();
  const banner = screen.getByRole('status').filter({ hasText: 'Reconnecting. Notifications may arrive late.' });
  await expect.element(banner).toBeVisible();
  screen.platform.hub.restore();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(said).toContain('Connected again.');
});

test('a second banner shows at once beside a visible one', async () => {
  function Banners() {
    const [isSecondShown, setIsSecondShown] = useState(false);
    return (
      <>
        <ConnectionBanner />
        <button onClick={() => setIsSecondShown(true)}>Second</button>
        {isSecondShown && <ConnectionBanner className="second" />}
      </>
    );
  }
  const screen = await renderInDemo(<Banners />, { setUp: ({ hub }) => hub.refuse() });
  await expect.element(screen.getByRole('status')).toBeVisible();
  // No time passes between the press and the check.
  const button = screen.getByRole('button').element();
  flushSync(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(document.querySelector('.second')).not.toBeNull();
});
