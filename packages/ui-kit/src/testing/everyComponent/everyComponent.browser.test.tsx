import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { ThemeProvider } from '../../index.ts';
import { renderInKit } from '../renderInKit.testing.tsx';
import { everyExample } from './examples.testing.ts';

const complaints: MockInstance[] = [];
beforeEach(() => {
  complaints.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
});
afterEach(() => {
  for (const complaint of complaints.splice(0)) complaint.mockRestore();
});

test.each(everyExample.filter(([, { hasNoElement }]) => hasNoElement === undefined))(
  '%s takes a class name',
  async (_name, { render }) => {
    await renderInKit(render({ className: 'probe' }));
    await expect.poll(() => document.querySelectorAll('.probe').length).toBe(1);
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  },
);

function Signal({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

test.each(everyExample)('%s comes alive from what a server rendered', async (_name, { render }) => {
  const onAlive = vi.fn();
  const page = (
    <ThemeProvider locale="en-US">
      <main>{render({ className: 'probe' })}</main>
      <Signal onAlive={onAlive} />
    </ThemeProvider>
  );
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(renderToString(page)));
  document.body.append(host);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(host, page, { onRecoverableError });
  await expect.poll(() => onAlive.mock.calls.length).toBe(1);
  root.unmount();
  host.remove();
  expect(onRecoverableError).not.toHaveBeenCalled();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
