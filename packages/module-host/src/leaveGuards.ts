import type { LeaveGuard } from '@gantry/module';
import { createListeners } from '@gantry/base/observable';

/** A question that is waiting for the person's answer. */
interface LeaveQuestion {
  readonly text: string;
  /** Leaves when true, stays when false. */
  readonly answer: (isLeaving: boolean) => void;
}

/** Keeps a person from losing unsaved work by leaving a module. */
export interface LeaveGuards {
  /**
   * Adds a guard; returns a function that removes it.
   *
   * @param isInside whether a path belongs to the module; going there asks no question
   */
  readonly add: (guard: LeaveGuard, isInside: (pathname: string) => boolean) => () => void;
  /**
   * The first question among the guards that a change to this path concerns; null if there is none. Without a path every guard is asked.
   */
  readonly question: (pathname?: string) => string | null;
  /**
   * Resolves with whether the module may be left. If a guard has a question, the person answers it through {@link LeaveGuards.pending}. Await
   * this before the program changes and before sign-out.
   */
  readonly mayLeave: (pathname?: string) => Promise<boolean>;
  /** The question that the shell's dialog shows; null if none is waiting. */
  readonly pending: () => LeaveQuestion | null;
  /** Calls the listener when a guard is added and when {@link LeaveGuards.pending} changes; returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the guards of a page. While one has a question, the browser asks before it reloads or closes the tab. */
export function createLeaveGuards(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveGuards {
  const guards = new Map<object, { readonly guard: LeaveGuard; readonly isInside: (pathname: string) => boolean }>();
  const listeners = createListeners();
  let pending: LeaveQuestion | null = null;

  const setPending = (next: LeaveQuestion | null) => {
    pending = next;
    listeners.call();
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
    // A page with this listener cannot enter the back-forward cache, so it listens only while there is a guard.
    if (guards.size === 0) page.removeEventListener('beforeunload', askBrowser);
  };

  return {
    add: (guard, isInside) => {
      const key = {};
      if (guards.size === 0) page.addEventListener('beforeunload', askBrowser);
      guards.set(key, { guard, isInside });
      listeners.call();
      return () => remove(key);
    },
    question,
    mayLeave: (pathname) => {
      const text = question(pathname);
      if (text === null) return Promise.resolve(true);
      // A second attempt to leave replaces the first, which is answered with no.
      pending?.answer(false);
      return new Promise((resolve) => {
        setPending({
          text,
          answer: (isLeaving) => {
            setPending(null);
            // The person discarded the work, so neither the browser nor the next step should ask again.
            if (isLeaving) for (const key of guards.keys()) remove(key);
            resolve(isLeaving);
          },
        });
      });
    },
    pending: () => pending,
    subscribe: listeners.subscribe,
  };
}
