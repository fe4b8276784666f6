/** The clock, the timers and the signals of a page, as an option so that tests can control them. */
export interface Environment {
  /** Milliseconds of a clock that continues during sleep. Server times are compared with it only to reject impossible ones. */
  readonly now: () => number;
  /** Calls back once after `delayMs`; returns the way to cancel. */
  readonly setTimer: (callback: () => void, delayMs: number) => () => void;
  /** Calls back before the next paint, or soon if nothing is painted. */
  readonly requestFrame: (callback: () => void) => void;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly isVisible: () => boolean;
  /** Calls back when the page becomes visible or hidden. */
  readonly onVisibilityChange: (listener: () => void) => () => void;
  /** Calls back when the browser leaves the page. It may keep the page in memory and show it again later. */
  readonly onSuspend: (listener: () => void) => () => void;
  /** Calls back when the browser shows the page again from its memory. */
  readonly onResume: (listener: () => void) => () => void;
  /** Whether a new tab may be opened now: browsers block one that is not opened by a press. */
  readonly mayOpenTab: () => boolean;
  /** False if the browser says that there is no network. */
  readonly isOnline: () => boolean;
  /** Calls back when the browser says that the network is gone. */
  readonly onOffline: (listener: () => void) => () => void;
  /** Calls back when the browser says that the network is back. */
  readonly onOnline: (listener: () => void) => () => void;
}
