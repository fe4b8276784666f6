import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushTabLock } from '../storage/stored.ts';
import { openTarget } from './openTarget.ts';

const root = 'https://example.com/gantry';
const link = `${root}/apps/workOrder?workOrderId=7`;
const target = { link, isVideoCall: false };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

interface Behaviour {
  /** When the tab answers; null for never. */
  readonly answersAfterMs: number | null;
  readonly refusesFocus?: boolean;
  readonly url?: string;
}

function createTab(
  name: string,
  events: string[],
  { answersAfterMs, refusesFocus = false, url = `${root}/apps` }: Behaviour,
) {
  return {
    url,
    visibilityState: 'visible' as const,
    postMessage: (_question: unknown, [port]: Transferable[]) => {
      if (answersAfterMs === null || !(port instanceof MessagePort)) return;
      port.addEventListener('message', ({ data }) => events.push(`${name} opens ${String(data)}`));
      port.start();
      setTimeout(() => port.postMessage(true), answersAfterMs);
    },
    focus: () => {
      events.push(`${name} focus`);
      return refusesFocus ? Promise.reject(new TypeError('It may not be focused.')) : Promise.resolve();
    },
  };
}

interface Click {
  /** The tabs, the last used one first. */
  readonly tabs: Readonly<Record<string, Behaviour>>;
  readonly isLocked?: boolean;
  readonly refusesWindow?: boolean;
}

const nextTurn = <Value>(value: Value) => new Promise<Value>((resolve) => setImmediate(() => resolve(value)));

async function click({ tabs, isLocked = false, refusesWindow = false }: Click): Promise<readonly string[]> {
  const events: string[] = [];
  const clients = {
    matchAll: () => Promise.resolve(Object.entries(tabs).map(([name, how]) => createTab(name, events, how))),
    openWindow: (address: string) => {
      events.push(`window ${address}`);
      return refusesWindow ? Promise.reject(new Error('The click is too long ago.')) : Promise.resolve(null);
    },
  };
  const locks = {
    query: () =>
      Promise.resolve({
        held: isLocked ? [{ name: `${pushTabLock} ${root}` }, { name: `${pushTabLock} ${root}/other` }] : [],
        pending: [],
      }),
  };
  const opening = openTarget(clients, target, root, locks);
  const open = Symbol('open');
  // Messages of ports take real turns of the event loop, so the clock goes on in small steps.
  while ((await Promise.race([opening, nextTurn(open)])) === open) await vi.advanceTimersByTimeAsync(50);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn(open);
  return events;
}

test.each<{ readonly name: string; readonly when: Click; readonly happens: readonly string[] }>([
  { name: 'no tab is open', when: { tabs: {} }, happens: [`window ${link}`] },
  {
    name: 'two tabs answer: the one that was used last opens it',
    when: { tabs: { last: { answersAfterMs: 300 }, other: { answersAfterMs: 0 } } },
    happens: ['last focus', `last opens ${link}`],
  },
  {
    name: 'a page that is no application is passed over',
    when: { tabs: { page: { answersAfterMs: null }, other: { answersAfterMs: 0 } } },
    happens: ['other focus', `other opens ${link}`],
  },
  {
    name: 'no page is the portal: a window opens in time',
    when: { tabs: { page: { answersAfterMs: null } } },
    happens: [`window ${link}`],
  },
  {
    name: 'a tab of the portal is busy for seconds, beside a page that is none',
    when: { tabs: { page: { answersAfterMs: null }, busy: { answersAfterMs: 4000 } }, isLocked: true },
    happens: ['busy focus', `busy opens ${link}`],
  },
  {
    name: 'only another portal of the origin is open: it is not asked, and a window opens at once',
    when: { tabs: { other: { answersAfterMs: 0, url: 'https://example.com/gantry-test/apps' } }, isLocked: true },
    happens: [`window ${link}`],
  },
  {
    name: 'a tab of the portal hangs',
    when: { tabs: { busy: { answersAfterMs: null } }, isLocked: true },
    happens: [`window ${link}`],
  },
  {
    name: 'the tab may not have the focus: a window opens',
    when: { tabs: { tab: { answersAfterMs: 0, refusesFocus: true } } },
    happens: ['tab focus', `window ${link}`],
  },
  {
    name: 'neither focus nor window: the tab opens it where it is',
    when: { tabs: { tab: { answersAfterMs: 0, refusesFocus: true } }, refusesWindow: true },
    happens: ['tab focus', `window ${link}`, `tab opens ${link}`],
  },
])('a click, if $name', async ({ when, happens }) => {
  expect(await click(when)).toEqual(happens);
});
