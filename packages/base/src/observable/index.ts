/**
 * The one set of listeners, the one observable value, and one that is stored. Plain TypeScript, without React; runs in browsers and in Node.
 * This is the entry point `@gantry/base/observable`.
 * @packageDocumentation
 */
export { combineReadables, joinEnds } from './joined.ts';
export { callListener, createListeners, type Listeners } from './listeners.ts';
export { readStored } from './readStored.ts';
export { storedValue } from './storedValue.ts';
export { createConstant, createWritable, type Readable, type Writable } from './writable.ts';
