import { callerAddress, type FindModule, type Recorder } from '../effects/caller.ts';
import { patchListeners } from '../effects/listeners.ts';
import { patchTimers } from '../effects/timers.ts';

/** What a module left behind when it was closed. Each entry is a few words. */
export interface Leftovers {
  readonly nodes: readonly string[];
  readonly listeners: readonly string[];
  readonly timers: readonly string[];
  readonly styles: readonly string[];
}

/** A test server has the libraries in `node_modules`, and the code by which it watches the page at addresses of its own. */
const foreign = /\/node_modules\/|\/@vite\/|\/__vitest/;

/**
 * Records until `stop`. A call counts as the module's unless the test server made it, or a library that the portal gives to modules: the portal
 * keeps the timers and listeners of these for the life of the page.
 */
function watch(patch: typeof patchTimers) {
  const found = new Map<unknown, string>();
  const forget = (key: unknown) => void found.delete(key);
  const recorder: Recorder = { record: (key, name) => void found.set(key, name), forget };
  const findModule: FindModule = (called) => (foreign.test(callerAddress(called) ?? '') ? null : recorder);
  const stop = patch(findModule, forget);
  return { left: () => [...found.values()], stop };
}

const describeElement = (node: Element): string => `<${node.localName}${node.id ? ` id="${node.id}"` : ''}>`;

/** What the shared libraries keep in the page: the sheet of styled-components, and the region in which the kit announces. */
const isSharedNode = (node: Element): boolean => node.matches('style[data-styled], [data-live-announcer]');

const isStyle = (node: Element): boolean => node.matches('style, link[rel~="stylesheet"]');

/** Watches nodes, styles, listeners and timers. Everything that appears until `stop` counts as the module's. */
export function watchEffects() {
  const nodesBefore = new Set<Node>([...document.head.childNodes, ...document.body.childNodes]);
  const sheetsBefore = new Set(document.adoptedStyleSheets);
  const listening = watch(patchListeners);
  const timing = watch(patchTimers);
  return {
    /** The effects that are there now and were not there at the start. */
    leftovers: (): Leftovers => {
      const added = [...document.head.children, ...document.body.children].filter(
        (node) => !nodesBefore.has(node) && !isSharedNode(node),
      );
      const sheets = document.adoptedStyleSheets.filter((sheet) => !sheetsBefore.has(sheet));
      return {
        nodes: added.filter((node) => !isStyle(node)).map(describeElement),
        styles: [...added.filter(isStyle).map(describeElement), ...sheets.map(() => 'an adopted style sheet')],
        listeners: listening.left(),
        timers: timing.left(),
      };
    },
    /** Puts the browser's functions back. */
    stop: () => {
      listening.stop();
      timing.stop();
    },
  };
}
