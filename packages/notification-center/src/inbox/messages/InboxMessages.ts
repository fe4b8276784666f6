import type { SnoozeTime } from '../snoozeTimes.ts';

/** The texts of an inbox in one language. */
export interface InboxMessages {
  /** The date group below This week. */
  readonly older: string;
  /** The toast after Mark all as read. */
  readonly allMarked: string;
  readonly undo: string;
  /** Answers Undo once the change has been sent. */
  readonly tooLate: string;
  /** Takes an item out of the lists. */
  readonly remove: string;
  /** Takes all rows of the shown list out of it. */
  readonly clearList: string;
  /** The toast after {@link remove} and {@link clearList}. */
  readonly removed: (count: number) => string;
  readonly notRemoved: string;
  /** Takes an item out of the lists until a time. */
  readonly remindMe: Readonly<Record<SnoozeTime, string>>;
  /** The toast after {@link remindMe}. */
  readonly snoozed: (until: Date) => string;
  readonly notSnoozed: string;
  readonly muteType: string;
  readonly unmuteType: string;
  /** Opens the preferences, and is their title. */
  readonly settings: string;
  /** Names the list of types in the preferences. */
  readonly mayInterrupt: string;
  readonly mayInterruptHint: string;
  /** The types that have no name of their own. */
  readonly otherType: string;
  readonly sound: string;
  readonly notStored: string;
  /** The toast of jobs that ended one after another; either number may be 0. */
  readonly finished: (kind: 'export' | 'import' | 'job', completed: number, failed: number) => string;
}
