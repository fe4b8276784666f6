import type { LeaveGuard } from '@gantry/module';
import { createListeners } from '@gantry/base/observable';

/** A question that is waiting for the person's answer. */
interface LeaveQuestion {
  readonly text: string;
  /** Leaves when true, stays when false. */
  readonly answer: (isLeaving: boolean) => void;
}

/** Keeps a person from losing unsaved work by leaving a module. */
export type LeaveGuards = ReturnType<typeof createLeaveGuards>;

/** Creates the guards of a page. While one has a question, the browser asks before it reloads or closes the tab. */
export function createLeaveGuards(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  const guards = new Map<object, { readonly guard: LeaveGuard; readonly isInside: (pathname: string) => boolean }>();
  const listeners = createListeners();
  /** The guards of work that the person has discarded, until they go on in the page. */
  let discarded: ReadonlySet<object> = new Set();
  let pending: LeaveQuestion | null = null;

  const setPending = (next: LeaveQuestion | null) => {
    pending = next;
    listeners.call();
  };

  /** The first question among the guards that a change to this path concerns; null if there is none. Without a path every guard is asked. */
  const question = (pathname?: string): string | null => {
    for (const [key, { guard, isInside }] of guards) {
      if (discarded.has(key) || (pathname !== undefined && isInside(pathname))) continue;
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

  const guardAgain = () => {
    discarded = new Set();
  };
  /** Neither the browser nor the next step asks again. If the page stays all the same, what the person does in it next is guarded. */
  const discard = () => {
    discarded = new Set(guards.keys());
    for (const type of ['pointerdown', 'keydown'])
      page.addEventListener(type, guardAgain, { capture: true, once: true });
  };

  return {
    /**
     * Adds a guard; returns a function that removes it.
     *
     * @param isInside whether a path belongs to the module; going there asks no question
     */
    add: (guard: LeaveGuard, isInside: (pathname: string) => boolean) => {
      const key = {};
      if (guards.size === 0) page.addEventListener('beforeunload', askBrowser);
      guards.set(key, { guard, isInside });
      listeners.call();
      return () => remove(key);
    },
    question,
    /**
     * Resolves with whether the module may be left. If a guard has a question, the person answers it through `pending`. Await this before the
     * program changes and before sign-out.
     */
    mayLeave: (pathname?: string): Promise<boolean> => {
      const text = question(pathname);
      if (text === null) return Promise.resolve(true);
      // A second attempt to leave replaces the first, which is answered with no.
      pending?.answer(false);
      return new Promise((resolve) => {
        setPending({
          text,
          answer: (isLeaving) => {
            setPending(null);
            if (isLeaving) discard();
            resolve(isLeaving);
          },
        });
      });
    },
    /** The question that the shell's dialog shows; null if none is waiting. */
    pending: () => pending,
    /** Calls the listener when a guard is added and when `pending` changes; returns a function that removes it. */
    subscribe: listeners.subscribe,
  };
}
