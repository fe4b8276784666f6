import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowScriptsBelow } from '@gantry/platform-client/trustedTypes/trustedScriptUrl';
import { fixtures } from '../environment.testing.tsx';
import { runScripts } from './runScripts.ts';

let container: HTMLElement;
beforeEach(() => {
  allowScriptsBelow(fixtures);
  window.order = [];
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

test('a script that is still loading when the signal fires never runs', async () => {
  const controller = new AbortController();
  const running = runScripts(container, [`${fixtures}/second.js`], controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow(/abort/i);
  // Scripts run in the order of their insertion, so the cancelled one would have run before this one.
  await runScripts(container, [`${fixtures}/third.js`], new AbortController().signal);
  expect(window.order).toEqual(['third']);
});

test('after the signal no script is requested', async () => {
  await expect(runScripts(container, [`${fixtures}/second.js`], AbortSignal.abort())).rejects.toThrow(/abort/i);
  expect(container.querySelector('script')).toBeNull();
});
