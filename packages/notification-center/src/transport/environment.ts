/** The clock, the timers and the signals of a page: given from outside so that a test can hold them. */
export interface Environment {
  /** Milliseconds of a clock that goes on during sleep. Server times are held against it only to tell which can't be. */
  readonly now: () => number;
  /** Calls back once after `delayMs`; returns the way to cancel. */
  readonly setTimer: (callback: () => void, delayMs: number) => () => void;
  /** Calls back before the next paint, or soon where nothing is painted. */
  readonly requestFrame: (callback: () => void) => void;
  /** At least 0, below 1. */
  readonly random: () => number;
  readonly isVisible: () => boolean;
  /** Calls back when the page becomes visible or hidden. */
  readonly onVisibilityChange: (listener: () => void) => () => void;
  /** Whether a new tab may be opened now: browsers stop one that no press of the person asked for. */
  readonly mayOpenTab: () => boolean;
  /** False if the browser says that there is no network. */
  readonly isOnline: () => boolean;
  /** Calls back when the browser says that the network is gone. */
  readonly onOffline: (listener: () => void) => () => void;
  /** Calls back when the browser says that the network is back. */
  readonly onOnline: (listener: () => void) => () => void;
}
