import type { KeptPart } from './keptReads.ts';
import type { Readable } from '@gantry/base/observable';

/** A kept answer, shown instead of a new one. */
interface ShownAnswer {
  readonly key: string;
  /** When its service gave it, in milliseconds of the epoch. */
  readonly at: number;
  /** Null if it is a module's, which shows the age itself. */
  readonly part: KeptPart | null;
}

/** Whether the calls of this tab arrive, and how old what it shows is. */
export interface NetworkState {
  readonly isLost: boolean;
  /** The kept answers that are shown instead of new ones. */
  readonly shown: readonly ShownAnswer[];
  /** Incremented when stale answers should be fetched again. */
  readonly renewals: number;
}

/** What calls say about the network. Nothing else decides: `navigator.onLine` is wrong behind a VPN, and in front of a dead line. */
export interface Network extends Readable<NetworkState> {
  /** A server has answered. */
  readonly reached: () => void;
  /** Calls the listener each time a server has answered. */
  readonly onReached: (listener: () => void) => () => void;
  /** A call did not arrive. */
  readonly missed: () => void;
  /** A kept answer is shown instead of a new one. */
  readonly shown: (answer: ShownAnswer) => void;
  /** All of a part is new, however it came. */
  readonly caughtUp: (part: KeptPart) => void;
  /** The new answer is there; `isLate` if the caller has the kept one. */
  readonly renewed: (key: string, isLate: boolean) => void;
}

/** When the oldest of the kept answers that are shown was given, of a part or of all; null if all are new. */
export function oldestOf({ shown }: NetworkState, part?: KeptPart): number | null {
  const times = shown.filter((answer) => part === undefined || answer.part === part).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}
