/** What a person has begun and not sent. */
export interface ModuleDraft {
  /** The values as they were kept. An earlier version of the module may have kept them, so check them. */
  readonly values: unknown;
  /** When they were kept, in milliseconds of the epoch. */
  readonly savedAt: number;
}

/** The drafts of a module in this browser, for the signed-in person and the selected program. Sign-out removes them. */
export interface ModuleDrafts {
  /** Returns the draft under a name; null if there is none. */
  read(this: void, name: string): ModuleDraft | null;
  /** Keeps values that JSON can hold, at once. If the browser's storage is full or blocked, they last until the page is left. */
  write(this: void, name: string, values: unknown): void;
  /** Ends a draft: what it held is sent, or the person does not want it. */
  remove(this: void, name: string): void;
}
