/**
 * What a module does to the page that it shares with the portal: for a portal that hosts modules, and for the rules of
 * `@gantry/module/testing`. This is the entry point `@gantry/module/effects`.
 * @packageDocumentation
 */
export { rememberBuiltIns, type BuiltIns } from './builtIns.ts';
export { callerAddress, type FindModule, type Frame, type Recorder } from './caller.ts';
export { patchListeners } from './listeners.ts';
export { hasOtherReact, reactKeysOf } from './reactRoots.ts';
export { patchTimers } from './timers.ts';
