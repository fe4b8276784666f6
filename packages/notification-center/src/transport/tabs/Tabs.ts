/** The tabs of one browser that show the same user's notifications. */
export interface Tabs {
  /** Sends a message to every other tab. It must be structured-cloneable. */
  readonly post: (message: unknown) => void;
  /** Hears what other tabs post. Messages are untrusted. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
  /**
   * Waits until this tab may lead, calls `lead`, and leads until the returned function is called or the tab dies; then the
   * next one in line leads.
   */
  readonly requestLeadership: (lead: () => void) => () => void;
  /** Whether this tab is the first to claim `key`. Claims are kept for a few seconds, long enough for a message to reach all tabs. */
  readonly claim: (key: string) => Promise<boolean>;
  /** Leaves; other tabs go on. */
  readonly close: () => void;
}
