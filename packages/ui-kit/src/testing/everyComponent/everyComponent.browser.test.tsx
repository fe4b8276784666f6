import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { ThemeProvider } from '../../index.ts';
import { renderInKit } from '../renderInKit.testing.tsx';
import type { CommonProps } from './Example.testing.ts';
import { everyExample, probe } from './examples.testing.ts';

const complaints: MockInstance[] = [];
beforeEach(() => {
  complaints.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
});
afterEach(() => {
  for (const complaint of complaints.splice(0)) complaint.mockRestore();
});

const withElement = everyExample.filter(([, { hasNoElement }]) => hasNoElement === undefined);

describe.each(withElement)('%s passes on', (_name, { render, elsewhere = {}, takesNo = {} }) => {
  const show = async () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const screen = await renderInKit(render({ ...probe, ref }));
    await expect.poll(() => document.querySelectorAll('.probe').length).toBe(1);
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
    const target = (property: Exclude<keyof CommonProps, 'className'>) =>
      document.querySelector((typeof elsewhere === 'string' ? elsewhere : elsewhere[property]) ?? '.probe');
    return { ref, target, rerender: (className: string) => screen.rerender(render({ ...probe, ref, className })) };
  };

  test('its class name, beside its own', async () => {
    const { rerender } = await show();
    const element = document.querySelector('.probe');
    const merged = [...(element?.classList ?? [])];
    await rerender('');
    expect(merged.toSorted()).toEqual([...(element?.classList ?? []), 'probe'].toSorted());
  });

  test('its ref', async () => {
    const { ref, target } = await show();
    // An icon of a program draws once its file has loaded.
    await expect.poll(() => ref.mock.lastCall?.[0]).toBeInstanceOf(Element);
    expect(ref.mock.lastCall?.[0]).toBe(target('ref'));
  });

  test('data attributes', async () => {
    const { target } = await show();
    expect(target('data-probe')?.getAttribute('data-probe')).toBe('yes');
  });

  test.skipIf(takesNo.id !== undefined)('its id', async () => {
    const { target } = await show();
    expect(target('id')?.id).toBe(probe.id);
  });

  test.skipIf(takesNo['aria-details'] !== undefined)('aria attributes', async () => {
    const { target } = await show();
    expect(target('aria-details')?.getAttribute('aria-details')).toBe('probe-details');
  });
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
