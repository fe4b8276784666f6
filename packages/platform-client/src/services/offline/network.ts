import type { KeptPart } from './keptReads.ts';

/** A kept answer, shown instead of a new one. */
export interface ShownAnswer {
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

/** When the oldest of the kept answers that are shown was given, of a part or of all; null if all are new. */
export function oldestOf({ shown }: NetworkState, part?: KeptPart): number | null {
  const times = shown.filter((answer) => part === undefined || answer.part === part).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}
