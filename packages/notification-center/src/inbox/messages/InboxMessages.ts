/** The texts of an inbox in one language. */
export interface InboxMessages {
  /** The date group below This week. */
  readonly older: string;
  /** The toast after Mark all as read. */
  readonly allMarked: string;
  readonly undo: string;
  /** Answers Undo once the change has been sent. */
  readonly tooLate: string;
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
}
