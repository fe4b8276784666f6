import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { ThemeProvider } from '../../index.ts';
import { renderInKit } from '../renderInKit.testing.tsx';
import { probe, type CommonProps } from './Example.testing.ts';
import { everyExample } from './examples.testing.tsx';

const complaints: MockInstance[] = [];
beforeEach(() => {
  complaints.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
});
afterEach(() => {
  for (const complaint of complaints.splice(0)) complaint.mockRestore();
});

const withElement = everyExample.filter(([, { hasNoElement }]) => hasNoElement === undefined);

test.each(withElement)('%s passes on its class name, ref, id, data and aria attributes', async (_name, example) => {
  const { render, elsewhere = {}, takesNo = {} } = example;
  const ref = vi.fn<(element: Element | null) => void>();
  const screen = await renderInKit(render({ ...probe, ref }));
  await expect.poll(() => document.querySelectorAll('.probe').length).toBe(1);
  // An icon of a program draws once its file has loaded.
  await expect.poll(() => ref.mock.lastCall?.[0]).toBeInstanceOf(Element);
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();

  const target = (property: Exclude<keyof CommonProps, 'className'>) =>
    document.querySelector((typeof elsewhere === 'string' ? elsewhere : elsewhere[property]) ?? '.probe');
  expect.soft(ref.mock.lastCall?.[0], 'its ref').toBe(target('ref'));
  for (const name of ['id', 'data-probe', 'aria-details'] as const) {
    const isTaken = name === 'data-probe' || takesNo[name] === undefined;
    if (isTaken) expect.soft(target(name)?.getAttribute(name), name).toBe(probe[name]);
  }
  const element = document.querySelector('.probe');
  const merged = [...(element?.classList ?? [])];
  await screen.rerender(render({ ...probe, ref, className: '' }));
  expect(merged.toSorted(), 'its class name, beside its own').toEqual(
    [...(element?.classList ?? []), probe.className].toSorted(),
  );
});

function Signal({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

test.each(everyExample)('%s hydrates its server output', async (_name, { render }) => {
  const onAlive = vi.fn();
  const page = (
    <ThemeProvider locale="en-US">
      <main>{render(probe)}</main>
      <Signal onAlive={onAlive} />
    </ThemeProvider>
  );
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(renderToString(page)));
  document.body.append(host);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(host, page, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  await expect.poll(() => onAlive.mock.calls.length).toBe(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
