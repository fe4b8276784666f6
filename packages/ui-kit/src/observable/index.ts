/**
 * The one set of listeners and the one observable value. Plain TypeScript, without React; runs in browsers and in Node.
 * This is the entry point `@gantry/ui-kit/observable`.
 * @packageDocumentation
 */
export { callListener, createListeners, joinEnds, type Listeners } from './listeners.ts';
export { combineReadables, createWritable, type Readable, type Writable } from './writable.ts';
