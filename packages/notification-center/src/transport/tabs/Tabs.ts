/** How long a claim lasts: long enough for a message to reach every tab, so that nothing is claimed twice. */
export const claimMs = 3000;

/** The tabs of one browser that show the same user's notifications. */
export interface Tabs {
  /** Sends a message to every other tab. It must be structured-cloneable. */
  readonly post: (message: unknown) => void;
  /** Hears what other tabs post. Messages are untrusted. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
  /**
   * Waits until this tab may lead, calls `lead`, and leads until the returned function is called, the tab dies, or another one
   * takes the leadership, of which `onLost` tells; then the next one in line leads. Where nobody can say who may lead, this
   * tab does.
   */
  readonly requestLeadership: (lead: () => void, onLost: () => void) => () => void;
  /**
   * The same without waiting: who leads loses it. For a leader that does not answer, as one that the browser has frozen; it
   * hears of its loss when it goes on.
   */
  readonly takeLeadership: (lead: () => void, onLost: () => void) => () => void;
  /**
   * Whether this tab is the first to claim `key`. A claim lasts {@link claimMs}. True if
   * that cannot be known.
   */
  readonly claim: (key: string) => Promise<boolean>;
  /** Leaves; other tabs go on. */
  readonly close: () => void;
}
