/** The texts of an inbox in one language. */
export interface InboxMessages {
  /** The date group below This week. */
  readonly older: string;
  /** The toast after Mark all as read. */
  readonly allMarked: string;
  readonly undo: string;
  /** Answers Undo once the marks have been sent. */
  readonly tooLate: string;
}
