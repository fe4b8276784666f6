/** How long a claim lasts: long enough for a message to reach every tab, so that nothing is claimed twice. */
export const claimMs = 3000;

/** The tabs of one browser that show the same user's notifications. */
export interface Tabs {
  /** Sends a message to every other tab. The message must be structured-cloneable. */
  readonly post: (message: unknown) => void;
  /** Calls back with what other tabs post. Messages are untrusted. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
  /**
   * Waits for leadership, then calls `lead`. The tab leads until the returned function is called, the tab dies, or another tab
   * steals the leadership, which `onLost` reports; then the next tab in the queue leads. If leadership cannot be negotiated, this
   * tab leads.
   */
  readonly requestLeadership: (lead: () => void, onLost: () => void) => () => void;
  /**
   * Takes leadership without waiting; the present leader loses it. For a leader that does not respond, such as a frozen tab: its
   * `onLost` is called when it resumes.
   */
  readonly stealLeadership: (lead: () => void, onLost: () => void) => () => void;
  /**
   * Whether another tab waits for leadership; true if that cannot be known. The leader asks it, so that it posts nothing that nobody
   * reads.
   */
  readonly hasOthers: () => Promise<boolean>;
  /**
   * Whether this tab is the first to claim `key`. A claim lasts {@link claimMs}. True if
   * that cannot be known.
   */
  readonly claim: (key: string) => Promise<boolean>;
  /** Leaves; other tabs go on. */
  readonly close: () => void;
}
