/** What a person has begun and not sent. */
export interface ModuleDraft {
  /** The values as they were kept. An earlier version of the module may have kept them, so check them. */
  readonly values: unknown;
  /** When they were kept, in milliseconds of the epoch. */
  readonly savedAt: number;
  /** Why the service refused what was sent, after the form had been left. Show it with the values: the person corrects them and sends the form again. */
  readonly refusal?: ModuleRefusal;
}

/** The final answer of a service. */
interface ModuleRefusal {
  /** A sentence for people; null if there is none. */
  readonly message: string | null;
  /** What is wrong with the fields of the form, by their names; null if the service says nothing. */
  readonly fieldErrors: Readonly<Record<string, string>> | null;
}

/** The drafts of a module in this tab, for the signed-in person and the selected program. The person's sign-out removes them. */
export interface ModuleDrafts {
  /** Returns the draft under a name; null if there is none. */
  read(this: void, name: string): ModuleDraft | null;
  /** Keeps values that JSON can hold, within a second. If the browser does not keep them, they last until the page is left, and the portal says so. */
  write(this: void, name: string, values: unknown): void;
  /** Ends a draft: what it held is sent, or the person does not want it. */
  remove(this: void, name: string): void;
}
