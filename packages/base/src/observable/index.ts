/**
 * The one set of listeners and the one observable value. Plain TypeScript, without React; runs in browsers and in Node.
 * This is the entry point `@gantry/base/observable`.
 * @packageDocumentation
 */
export { combineReadables, joinEnds } from './joined.ts';
export { callListener, createListeners, type Listeners } from './listeners.ts';
export { createConstant, createWritable, type Readable, type Writable } from './writable.ts';
