import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModuleContext, ModuleMount } from '../context/ModuleContext.ts';
import { defineModule } from '../defineModule.ts';
import { subApplication, view, type ModuleHarness, type ModuleUnderTest } from './ModuleUnderTest.ts';
import { moduleRules } from './moduleRules.ts';

const names = {
  ready: 'loads, is built for this contract, and is ready within ten seconds',
  node: 'leaves no node outside its container',
  listener: 'leaves no listener on window or document',
  timer: 'leaves no timer',
  style: 'leaves no style',
  program: 'survives a change of program',
  address: 'survives a change of address and of appearance',
  react: 'uses the shared React',
  nonce: 'adds no style element without a nonce',
  token: 'asks for a token for each call',
  unauthorized: 'reports that the person is unauthorized if its services answer 403',
  container: 'changes its container only',
  late: 'lets no error reach the window',
};

const module = (mount: ModuleMount): ModuleUnderTest =>
  subApplication(() => Promise.resolve({ default: defineModule({ mount }) }));

/** A module that shows something, and then does what the test says. */
const sinning = (sin: (context: ModuleContext) => void | (() => void | Promise<void>)): ModuleUnderTest =>
  module((container, context) => {
    container.append('Crews');
    return sin(context);
  });

const harness = (under: ModuleUnderTest): ModuleHarness => ({ module: under, createRoot, timeoutMs: 200 });

const kept: ModuleUnderTest = module(async (container, context) => {
  const root = createRoot(container);
  root.render('Crews');
  window.addEventListener('resize', () => undefined, { signal: context.signal });
  document.addEventListener('keydown', () => undefined, { signal: context.signal });
  const timer = setInterval(() => undefined, 1000);
  setTimeout(() => undefined, 1);
  const overlay = document.body.appendChild(document.createElement('div'));
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const result = await context.request('base', '/crews');
  if (!result.ok && result.error.status === 403) context.reportUnauthorized();
  await context.request('base', '/crews/2');
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { message })), 1);
  return () => {
    root.unmount();
    clearInterval(timer);
    overlay.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
});

const keptView = view({
  html: '<h1>Crews</h1><script src="crews.js"></script>',
  scripts: [
    `window.Gantry.currentModule.container.append('Crew 7');
     window.addEventListener('resize', () => {}, { signal: window.Gantry.currentModule.signal });`,
  ],
});

describe.each([
  ['a sub-application', kept],
  ['a view', keptView],
])('%s that keeps the rules', (_, under) => {
  test.each(moduleRules)('$name', ({ check }) => check(harness(under)));
});

test('a listener of the test server is not the module’s', async () => {
  const script = (address: string) => `addEventListener('resize', () => undefined);\n//# sourceURL=${address}`;
  const listenerRule = moduleRules.find(({ name }) => name === names.listener);
  const check = (address: string) => listenerRule?.check(harness(view({ html: '<p>', scripts: [script(address)] })));
  await check(`${location.origin}/@vite/client`);
  await check(`${location.origin}/__vitest_browser__/tester.js`);
  await expect(check(`${location.origin}/dist/entry.js`)).rejects.toThrow(/left 1 behind: window resize/);
});

test('the table below names every rule', () => {
  expect(moduleRules.map(({ name }) => name)).toEqual(Object.values(names));
});

let visits = 0;
const litter = new AbortController();
afterEach(() => {
  visits = 0;
  for (const element of document.querySelectorAll('.litter')) element.remove();
  document.adoptedStyleSheets = [];
});

const addLitter = (name: string) =>
  Object.assign(document.head.appendChild(document.createElement(name)), { className: 'litter' });

/** Each sin, the rule that finds it, and what the author reads. */
const sins: readonly (readonly [sin: string, rule: string, under: ModuleUnderTest, sentence: RegExp])[] = [
  [
    'an entry that throws',
    names.ready,
    subApplication(() => Promise.reject(new Error('no such chunk'))),
    /^The entry failed while it was loaded: no such chunk/,
  ],
  ['an entry without mount', names.ready, subApplication(() => Promise.resolve({})), /exports no function mount/],
  [
    'an entry for another contract',
    names.ready,
    subApplication(() => Promise.resolve({ contract: '9.0', mount: () => undefined })),
    /built for version 9\.0 of the module contract and the portal speaks/,
  ],
  [
    'a view for another contract',
    names.ready,
    view({ html: '<article data-gantry-contract="9.0"></article>', scripts: [] }),
    /built for version 9\.0/,
  ],
  ['a mount that hangs', names.ready, module(() => new Promise(() => undefined)), /not ready within 0\.2 seconds/],
  ['a mount that rejects', names.ready, module(() => Promise.reject(new Error('no crews'))), /^mount failed: no crews/],
  [
    'a mount that throws',
    names.ready,
    sinning(() => {
      throw new Error('no crews');
    }),
    /^mount failed: no crews/,
  ],
  [
    'an unmount that throws',
    names.ready,
    sinning(() => () => {
      throw new Error('no chart');
    }),
    /failed while it was unmounted: no chart/,
  ],
  [
    'an unmount that never settles',
    names.ready,
    sinning(() => () => new Promise<void>(() => undefined)),
    /promise of the unmount function did not settle within 0\.2 seconds/,
  ],
  [
    'a node in the body',
    names.node,
    sinning(() => {
      document.body.appendChild(document.createElement('div')).className = 'litter';
    }),
    /left 1 behind: <div>\. Put overlays into the container/,
  ],
  [
    'a listener on the window',
    names.listener,
    sinning(() => window.addEventListener('resize', () => undefined, { capture: litter.signal.aborted })),
    /left 1 behind: window resize\. Pass \{ signal: context\.signal \}/,
  ],
  ['an interval', names.timer, sinning(() => void setInterval(() => undefined, 10_000)), /left 1 behind: setInterval/],
  [
    'an adopted style sheet',
    names.style,
    sinning(() => void document.adoptedStyleSheets.push(new CSSStyleSheet())),
    /left 1 behind: an adopted style sheet/,
  ],
  [
    'a module that works once',
    names.program,
    module((container) => {
      visits += 1;
      if (visits === 1) container.append('Crews');
    }),
    /shows nothing when it is opened a second time/,
  ],
  [
    'a listener for the address that throws',
    names.address,
    sinning(({ onRouteChange }) => {
      onRouteChange(() => {
        throw new Error('no such page');
      });
    }),
    /failed when its address or appearance changed: no such page/,
  ],
  [
    'a second React',
    names.react,
    sinning(({ container }) => void Object.assign(container, { __reactContainer$another: {} })),
    /brings a React of its own/,
  ],
  [
    'a style element without a nonce',
    names.nonce,
    sinning(() => void (addLitter('style').textContent = '.crew { color: red }')),
    /style element without a nonce.*\.crew \{ color: red \}/,
  ],
  [
    'one token for two calls',
    names.token,
    module(async (container, { getAccessToken, services }) => {
      container.append('Crews');
      const authorization = `Bearer ${await getAccessToken()}`;
      await fetch(`${services.base}/crews`, { headers: { authorization } });
      await fetch(`${services.base}/crews/2`, { headers: { authorization } });
    }),
    /sent one token with two calls/,
  ],
  [
    'an ignored 403',
    names.unauthorized,
    module(async (container, { request }) => {
      container.append('Crews');
      await request('base', '/crews');
    }),
    /answered 403 by GET \/crews and did not call context\.reportUnauthorized/,
  ],
  [
    'a clobbered body',
    names.container,
    sinning(() => document.body.replaceChildren()),
    /removed elements of the page that are not its own/,
  ],
  [
    'a replaced built-in',
    names.container,
    sinning(() => {
      Object.assign(Array.prototype, { last: () => undefined });
    }),
    /changed Array\.prototype\.last/,
  ],
  [
    'a changed function of Math',
    names.container,
    sinning(() => {
      Object.assign(Math, { random: () => 4 });
    }),
    /changed Math\.random/,
  ],
  [
    'an idle callback',
    names.timer,
    sinning(() => {
      requestIdleCallback(function again() {
        requestIdleCallback(again);
      });
    }),
    /left 1 behind: requestIdleCallback/,
  ],
  [
    'a listener for one event that never comes',
    names.listener,
    sinning(() => window.addEventListener('resize', () => undefined, { once: true })),
    /left 1 behind: window resize/,
  ],
  [
    'an error that is reported later',
    names.late,
    sinning(({ reportError }) => void setTimeout(() => reportError(new Error('the feed ended')), 1)),
    /failed after it was ready: the feed ended/,
  ],
  [
    'a timer that throws',
    names.late,
    sinning(
      () =>
        void setTimeout(() => {
          throw new Error('no crew 7');
        }, 1),
    ),
    /failed after it was ready: no crew 7/,
  ],
  [
    'a promise that rejects later',
    names.late,
    sinning(() => void Promise.reject(new Error('no crew 8'))),
    /failed after it was ready: no crew 8/,
  ],
];

test.each(sins)('%s is found by the rule "%s"', async (_sin, rule, under, sentence) => {
  const { check } = moduleRules.find(({ name }) => name === rule) ?? {};
  await expect(check?.(harness(under))).rejects.toThrow(sentence);
});
