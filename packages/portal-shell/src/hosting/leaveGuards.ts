import type { LeaveGuard } from '../modules/ModuleContext.ts';

/** A question that waits for the person's answer. */
export interface LeaveQuestion {
  readonly text: string;
  /** Leaves when true, stays when false. */
  readonly answer: (isLeaving: boolean) => void;
}

/** What keeps a person from losing unsaved work by leaving a module. */
export interface LeaveGuards {
  /**
   * Adds a guard; returns the way to take it away.
   *
   * @param isInside whether a path is still the module's own, which is then left without a question
   */
  add(this: void, guard: LeaveGuard, isInside: (pathname: string) => boolean): () => void;
  /** The question a guard has, of those that a change to this path concerns; null when none has one. Without a path every guard is asked. */
  question(this: void, pathname?: string): string | null;
  /**
   * Whether the module may be left: asks the person, by way of {@link LeaveGuards.pending}, when a guard has a question. To be awaited
   * before the program is changed and before sign-out.
   */
  mayLeave(this: void, pathname?: string): Promise<boolean>;
  /** The question that waits for an answer, for the shell's dialog; null when none does. */
  pending(this: void): LeaveQuestion | null;
  /** Calls the listener when {@link LeaveGuards.pending} changes; returns the way to stop it. */
  subscribe(this: void, listener: () => void): () => void;
}

/** Makes the guards of a page. While one has a question, reloading or closing the tab makes the browser ask its own. */
export function createLeaveGuards(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveGuards {
  const guards = new Map<object, { readonly guard: LeaveGuard; readonly isInside: (pathname: string) => boolean }>();
  const listeners = new Set<() => void>();
  let pending: LeaveQuestion | null = null;

  const setPending = (next: LeaveQuestion | null) => {
    pending = next;
    for (const listener of listeners) listener();
  };

  const question = (pathname?: string): string | null => {
    for (const { guard, isInside } of guards.values()) {
      if (pathname !== undefined && isInside(pathname)) continue;
      const text = guard();
      if (text !== null) return text;
    }
    return null;
  };

  const askBrowser = (event: BeforeUnloadEvent) => {
    if (question() !== null) event.preventDefault();
  };

  const remove = (key: object) => {
    guards.delete(key);
    // A page that listens is kept out of the browser's memory of pages, so it listens only while there is a guard.
    if (guards.size === 0) page.removeEventListener('beforeunload', askBrowser);
  };

  return {
    add: (guard, isInside) => {
      const key = {};
      if (guards.size === 0) page.addEventListener('beforeunload', askBrowser);
      guards.set(key, { guard, isInside });
      return () => remove(key);
    },
    question,
    mayLeave: (pathname) => {
      const text = question(pathname);
      if (text === null) return Promise.resolve(true);
      // A second wish to leave replaces the first, which stays.
      pending?.answer(false);
      return new Promise((resolve) => {
        setPending({
          text,
          answer: (isLeaving) => {
            setPending(null);
            // The work is given up, so neither the browser nor the next step asks again.
            if (isLeaving) for (const key of guards.keys()) remove(key);
            resolve(isLeaving);
          },
        });
      });
    },
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
