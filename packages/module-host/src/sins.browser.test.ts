import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtures, testEnvironment } from './environment.testing.tsx';
import { createLeaveGuards } from './leaveGuards.ts';
import { openModule, type OpenModule } from './life/openModule.ts';
import { createSubApplicationLoader } from './subApplication/createSubApplicationLoader.ts';

let frame: HTMLElement;
let opened: OpenModule | null = null;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const sentences = () => warn.mock.calls.map(([sentence]) => String(sentence)).join('\n');

beforeEach(() => {
  warn.mockClear();
  frame = document.body.appendChild(document.createElement('div'));
  // The portal's own React renders the frame.
  Object.assign(frame, { __reactContainer$own: {} });
});
// The error of a listener reaches the window too, where the test runner would take it for its own.
const keep = (event: ErrorEvent) => event.preventDefault();
window.addEventListener('error', keep);
afterAll(() => window.removeEventListener('error', keep));
afterEach(() => {
  opened?.close();
  frame.remove();
  vi.useRealTimers();
});

function open(sin: string, silenceMs?: number) {
  const states: string[] = [];
  const loader = createSubApplicationLoader({
    entryAddress: `${fixtures}/sins.js?sin=${encodeURIComponent(sin)}`,
    isInside: () => false,
    isRetry: false,
  });
  opened = openModule({
    loader,
    environment: testEnvironment(),
    guards: createLeaveGuards(window),
    parent: frame,
    onStateChange: (state) => states.push(state.kind === 'error' ? state.failure : state.kind),
    ...(silenceMs !== undefined && { silenceMs }),
  });
  return states;
}

/** Each sin that ends the module, the kind of its failure, and what the console says. */
test.each([
  ['throws while it loads', 'evaluation', /failed while it was evaluated, so it cannot be shown: no such chunk/],
  ['imports a missing file', 'load', /sins\.js.*, or a file that it imports, could not be loaded/],
  ['has no mount', 'exports', /exports no function mount/],
  ['is built for another contract', 'contract', /built for version 9\.0 of the module contract/],
  ['hangs', 'hang', /no file of it arrived for 0\.005 seconds/, 5],
  ['throws in mount', 'mount', /no crews/],
  ['reports an error later', 'late', /the feed ended/],
  ['clobbers the body', 'frame', /took the portal's frame out of the page/],
])('a module that %s ends as %s, and the frame stays', async (sin, failure, sentence, silenceMs?: number) => {
  const states = open(sin, silenceMs);
  await expect.poll(() => states.at(-1)).toBe(failure);
  expect(warn.mock.calls.flat().map(String).join('\n')).toMatch(sentence);
  expect(frame.isConnected).toBe(true);
  expect(frame.childElementCount).toBe(0);
});

/** Each sin that the portal undoes without ending the module. */
test.each([
  ['brings a second React', /module Workflow brings a React of its own/],
  ['adds a style without a nonce', /policy refused a style element of the module Workflow/],
  ['leaves a timer and a listener', /module Workflow left 2 timers, listeners or nodes/],
  ['throws when its address changes', /A listener of Workflow for a change of the address failed/],
  ['throws when the appearance changes', /A listener of Workflow for a change of the appearance failed/],
  ['throws in unmount', /module Workflow failed while it was closed/],
])('a module that %s is named, and works', async (sin, sentence) => {
  const states = open(sin);
  await expect.poll(() => states).toEqual(['loading', 'done']);
  opened?.setRoute({ basePath: '/apps/workflow', subPath: '/notes', parameters: {}, query: {} });
  opened?.setAppearance({ ...testEnvironment().appearance, locale: 'ar', direction: 'rtl', theme: 'dark' });
  expect(states).toEqual(['loading', 'done']);
  opened?.close();
  await expect.poll(sentences).toMatch(sentence);
  expect(frame.isConnected).toBe(true);
});

test('a module whose listeners end by its signal, or by their event, is not named', async () => {
  const states = open('leaves nothing');
  await expect.poll(() => states).toEqual(['loading', 'done']);
  opened?.close();
  expect(frame.childElementCount).toBe(0);
  expect(sentences()).toBe('');
});

test('a module that never settles its unmount is gone at once, and is named after ten seconds', async () => {
  const states = open('never settles its unmount');
  await expect.poll(() => states).toEqual(['loading', 'done']);
  vi.useFakeTimers();
  opened?.close();
  expect(frame.childElementCount).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sentences()).toMatch(/unmount function of the module Workflow did not settle within 10 seconds/);
});
