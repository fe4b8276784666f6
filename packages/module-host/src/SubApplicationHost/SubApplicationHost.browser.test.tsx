import type { ModuleAppearance, ModuleContext, ModuleRoute } from '@gantry/module';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fixtures, testEnvironment, testHostProps } from '../environment.testing.tsx';
import { journal } from '@gantry/platform-client/telemetry/journal';
import { createLeaveGuards } from '../leaveGuards.ts';
import { SubApplicationHost, type SubApplicationHostProps } from './SubApplicationHost.tsx';

declare global {
  interface Window {
    litter: { ticks: number; readonly events: string[] };
    probe: { context: ModuleContext; appearances: ModuleAppearance[]; routes: ModuleRoute[] };
  }
}

const props = (name: string, change: Partial<SubApplicationHostProps> = {}): SubApplicationHostProps => ({
  ...testHostProps(),
  entryAddress: `${fixtures}/${name}.js`,
  isInside: (pathname) => pathname.startsWith('/apps/workflow'),
  ...change,
});

/** Opens a module, and waits for what it shows. */
async function show(name: string, text: string | RegExp, change: Partial<SubApplicationHostProps> = {}) {
  const screen = await render(<SubApplicationHost {...props(name, change)} />);
  await expect.element(screen.getByText(text)).toBeVisible();
  return screen;
}

/** Resolves after timers of a millisecond have run several times, so that a leaked timer would have run too. */
const afterSomeTicks = () =>
  new Promise<void>((resolve) => {
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      if (count < 20) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });

const dispatch = () => {
  window.dispatchEvent(new Event('litter'));
  document.dispatchEvent(new Event('litter'));
  window.dispatchEvent(new Event('litter-later'));
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  window.litter = { ticks: 0, events: [] };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([true, false])('"a user-is-GC flag is passed": a claim of %s reaches the module', async (isUserGC) => {
  const { session, ...environment } = testEnvironment({
    entry: { moduleId: 28, name: 'Work Order', inputs: ['isUserGC'], isProgramAgnostic: false },
  });
  const person = { ...session, profile: { ...session.profile, isUserGC } };
  const hosted = testHostProps({ ...environment, session: person });
  await show('probe', 'Probe', hosted);
  expect(window.probe.context).toMatchObject({ inputs: { isUserGC }, user: { isUserGC } });
});

describe('leaving a module undoes its effects', () => {
  test('undoes timers, listeners, handlers and nodes, after the signal and the unmount', async () => {
    const screen = await show('litter', 'Litter in NWX');
    await expect.poll(() => window.litter.ticks).toBeGreaterThan(0);
    dispatch();
    expect(window.litter.events).toEqual(['window heard', 'document heard', 'later heard', 'resized']);
    window.litter.events.length = 0;

    await screen.unmount();
    expect(window.litter.events).toEqual(['signal, overlay true', 'unmount, overlay true']);
    expect(document.querySelector('#litter-overlay')).toBeNull();
    expect(document.querySelector('#litter-style')).toBeNull();
    const { ticks } = window.litter;
    dispatch();
    await afterSomeTicks();
    expect(window.litter.ticks).toBe(ticks);
    expect(window.litter.events).toHaveLength(2);
    expect(window.onresize).toBeNull();
  });

  test('leaves as much after a hundred visits as after the first', async () => {
    const left: number[] = [];
    for (let visit = 0; visit < 100; visit += 1) {
      const { container, unmount } = await render(<SubApplicationHost {...props('litter')} />);
      await expect.poll(() => container.textContent, { interval: 1 }).toContain('Litter in NWX');
      await unmount();
      window.litter.events.length = 0;
      dispatch();
      container.remove();
      left.push(document.querySelectorAll('*').length + window.litter.events.length);
    }
    expect(left.at(-1)).toBe(left[0]);
  });

  test('keeps nodes that the portal added meanwhile', async () => {
    const screen = await show('litter', 'Litter in NWX');
    const heard = vi.fn<() => void>();
    const overlay = document.createElement('div');
    window.addEventListener('litter', heard);
    document.body.append(overlay);
    const ticked = vi.fn<() => void>();
    const timer = setInterval(ticked, 1);

    await screen.unmount();
    ticked.mockClear();
    await expect.poll(() => ticked.mock.calls.length).toBeGreaterThan(0);
    dispatch();
    expect(heard).toHaveBeenCalledOnce();
    expect(overlay.isConnected).toBe(true);
    clearInterval(timer);
    window.removeEventListener('litter', heard);
    overlay.remove();
  });

  test('restores the styles that an evaluated module relies on', async () => {
    const width = () => getComputedStyle(document.querySelector('.styled-by-module') ?? document.body).inlineSize;
    for (let visit = 0; visit < 2; visit += 1) {
      const screen = await show('styled', 'styled');
      expect(width()).toBe('123px');
      await screen.unmount();
      expect(
        [...document.querySelectorAll('style')].some((style) => style.textContent.includes('styled-by-module')),
      ).toBe(false);
    }
  });
});

describe('the shell survives a module that fails and offers a retry', () => {
  test('a retry evaluates the module again, and a later visit reuses the evaluation that worked', async () => {
    const screen = await show('failsFirst', /failed while it was evaluated/);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Second time lucky')).toBeVisible();
    await screen.unmount();
    await show('failsFirst', 'Second time lucky');
  });

  test('unauthorized: the 401 page in its place', async () => {
    const screen = await show('unauthorized', 'Not Authorized!');
    await expect.element(screen.getByText('secret')).not.toBeInTheDocument();
  });

  test('a module that fails later, by reporting it or by losing its content', async () => {
    const screen = await show('probe', 'Probe');
    window.probe.context.reportError(new Error('out of work'));
    await expect.element(screen.getByText(/out of work/)).toBeVisible();
    // The message may hold data, so it is not noted.
    expect(journal.get().at(-1)).toMatchObject({ kind: 'module', attributes: { module: 'Workflow', failure: 'late' } });
    expect(JSON.stringify(journal.get())).not.toContain('out of work');

    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Probe')).toBeVisible();
    window.probe.context.container.replaceChildren();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('render failed'), message: 'render failed' }));
    await expect.element(screen.getByText(/render failed/)).toBeVisible();
  });
});

describe('the context', () => {
  test('notifies once of each change of appearance and of the inner address', async () => {
    const screen = await show('probe', 'Probe');
    const { context } = window.probe;
    const appearance = { ...testEnvironment().appearance, locale: 'ar', direction: 'rtl', theme: 'dark' } as const;
    const route = { basePath: '/apps/workflow', subPath: '/3', parameters: {}, query: { tab: 'x' } };
    const changed = (change: object) => props('probe', { environment: testEnvironment(change) });
    await screen.rerender(<SubApplicationHost {...changed({ appearance })} />);
    await screen.rerender(<SubApplicationHost {...changed({ appearance: { ...appearance }, route })} />);
    expect(window.probe.appearances).toEqual([appearance]);
    expect(window.probe.routes).toEqual([route]);
    expect(window.probe.context).toBe(context);
    expect(context.signal.aborted).toBe(false);
  });

  test('a change of program opens the module again', async () => {
    const screen = await show('probe', 'Probe');
    const { context } = window.probe;
    const environment = testEnvironment({ program: { id: 'HFR', name: 'Harbor' } });
    await screen.rerender(<SubApplicationHost {...props('probe', { environment })} />);
    await expect.poll(() => window.probe.context.program?.id).toBe('HFR');
    expect(context.signal.aborted).toBe(true);
  });

  test('guards are asked only outside the module and are removed with it', async () => {
    const guards = createLeaveGuards(window);
    const screen = await show('probe', 'Probe', testHostProps(testEnvironment(), guards));
    window.probe.context.beforeLeave(() => 'Unsaved.');
    expect(guards.question('/apps/workflow/3')).toBeNull();
    expect(guards.question('/')).toBe('Unsaved.');
    await screen.unmount();
    expect(guards.question('/')).toBeNull();
  });

  test('navigates only inside the portal', async () => {
    const navigate = vi.fn<(to: string) => void>();
    const environment = testEnvironment({ navigate });
    await show('probe', 'Probe', testHostProps(environment));
    window.probe.context.navigate('/apps');
    expect(navigate).toHaveBeenCalledWith('/apps', undefined);
    expect(() => window.probe.context.navigate('https://evil.example/')).toThrow(TypeError);
    expect(() => window.probe.context.navigate('javascript:alert(1)')).toThrow(TypeError);
  });
});

test('a replaced built-in of the page is restored at once, an added one when the module closes, and the console names the module', async () => {
  const { map } = Array.prototype;
  const screen = await show('patchesBuiltIns', 'Patched');
  expect(Array.prototype.map).toBe(map);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^The module Workflow changed Array\.prototype\.map, /),
  );
  expect('contains' in Array.prototype).toBe(true);
  await screen.unmount();
  expect('contains' in Array.prototype).toBe(false);
});

describe('an entry whose hash is configured', () => {
  const hashOf = async (name: string) => {
    const bytes = await (await fetch(`${fixtures}/${name}.js`)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
    return `sha384-${btoa(String.fromCodePoint(...digest))}`;
  };

  test('runs with this hash', async () => {
    const integrity = await hashOf('probe');
    await show('probe', 'Probe', { integrity });
  });

  test('does not run with another hash, and the error says what to do', async () => {
    const integrity = await hashOf('probe');
    await show('crewBoard', /does not have the hash .* Update its integrity/, { integrity });
  });
});
