import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../testing/announced.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { Banner } from './Banner.tsx';

test.each([
  ['neutral', 'status', 'Not connected'],
  ['information', 'status', 'Not connected'],
  ['success', 'status', 'Not connected'],
  ['warning', 'status', 'Warning: Not connected'],
  ['danger', 'alert', 'Error: Not connected'],
] as const)('%s is a %s that says its tone if that is a warning or an error', async (tone, role, text) => {
  const screen = await renderInKit(<Banner tone={tone}>Not connected</Banner>);
  await expect.poll(() => screen.getByRole(role).element().textContent).toBe(text);
});

test('is dismissed by keyboard, after its action, and has no button if it cannot be dismissed', async () => {
  const onDismiss = vi.fn();
  const screen = await renderInKit(
    <Banner tone="warning" action={<button type="button">Reload</button>} onDismiss={onDismiss}>
      Not connected
    </Banner>,
  );
  await tabTo(screen.getByRole('button', { name: 'Reload' }), screen.getByRole('button', { name: 'Dismiss' }));
  await userEvent.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledOnce();
  await screen.rerender(<Banner tone="warning">Not connected</Banner>);
  expect(screen.getByRole('button').query()).toBeNull();
});

test('on dismissal, focus moves to the next control within the surrounding dialog', async () => {
  function Page() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <div role="dialog" aria-label="Import">
          <button type="button">Before</button>
          {isThere && (
            <Banner tone="warning" action={<button type="button">Reload</button>} onDismiss={() => setThere(false)}>
              Not connected
            </Banner>
          )}
          <div inert>
            <button type="button">Out of reach</button>
          </div>
          <button type="button" hidden>
            Out of sight
          </button>
        </div>
        <button type="button">Outside</button>
      </>
    );
  }
  const screen = await renderInKit(<Page />);
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

describe('on appearing', () => {
  beforeEach(clearAnnouncements);

  test.each([
    ['neutral', 'Not connected'],
    ['warning', 'Warning: Not connected'],
  ] as const)('%s is announced once, and so is the text that replaces it', async (tone, text) => {
    const screen = await renderInKit(
      <Banner tone={tone} action={<button type="button">Reload</button>}>
        Not connected
      </Banner>,
    );
    await expect.poll(() => announced('polite')).toEqual([text]);
    // The banner is no live region, which would announce the text twice.
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await screen.rerender(<Banner tone={tone}>Connected again</Banner>);
    await expect.poll(() => announced('polite')).toEqual([text, text.replace('Not connected', 'Connected again')]);
    expect(announced('assertive')).toEqual([]);
  });

  test('danger is an alert, which screen readers announce by themselves', async () => {
    const screen = await renderInKit(
      <>
        <Banner tone="danger">Not loaded</Banner>
        <Banner tone="neutral">Closed</Banner>
      </>,
    );
    await expect.element(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
    await expect.poll(() => announced('polite')).toEqual(['Closed']);
    expect(announced('assertive')).toEqual([]);
  });
});
