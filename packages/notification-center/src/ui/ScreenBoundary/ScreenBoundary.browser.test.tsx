import { vi, expect, test } from 'vitest';

// styled-components decides when it is imported whether it writes rules as text, as in development, or into sheets, as in production.
vi.hoisted(() => {
  Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
});

import { render } from 'vitest-browser-react';
import { ThemeProvider, ToastRegion, toastQueue } from '@gantry/ui-kit';
import type { NotificationProblem } from '../../core/notification.ts';
import { NotificationCenterProvider } from '../../data/index.ts';
import { NotificationBellButton } from '../NotificationBell/NotificationBellButton.tsx';
import { NotificationPanel } from '../NotificationPanel/NotificationPanel.tsx';
import { createDemoCenter } from '../testing/createDemoCenter.testing.ts';

test('a sentence stands in place of a bell that cannot be drawn, and the app around it stays', async () => {
  // The sources write their styles while they render: a policy makes the bell throw.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'nonce-of-the-page'";
  document.head.append(policy);
  const problems: NotificationProblem[] = [];
  // React logs every contained error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { center } = createDemoCenter({ callbacks: { onProblem: (problem) => problems.push(problem) } });

  const screen = await render(
    <ThemeProvider locale="en-US">
      <p>The app</p>
      <NotificationCenterProvider center={center}>
        <NotificationBellButton />
        <NotificationPanel isOpen={false} onOpenChange={() => undefined} />
      </NotificationCenterProvider>
      <ToastRegion />
    </ThemeProvider>,
  );
  toastQueue.add({ title: 'Saved' });

  await expect.element(screen.getByRole('alert')).toHaveTextContent('Notifications cannot be shown here.');
  await expect.element(screen.getByText('The app')).toBeVisible();
  expect(problems[0]?.message).toBe('A part of the notifications could not be shown.');
  expect(problems[0]?.cause).toBeInstanceOf(Error);
});
