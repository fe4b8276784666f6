import type { Frame } from './caller.ts';

/** Records the changes of a module's code outside its container, so that they can be undone. */
export interface Recorder {
  /** Adds a change. The key names it for {@link Recorder.forget}. */
  record(key: unknown, undo: () => void): void;
  /** Drops a change that is over, such as a timer that has fired. */
  forget(key: unknown): void;
}

/** Finds the recorder of the module whose code called a function. Null if the portal's own code did. */
export type FindModule = (called: Frame) => Recorder | null;
