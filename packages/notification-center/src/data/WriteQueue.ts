import type { Readable } from '@gantry/base/observable';

/** A mark that is to be sent. */
export interface MarkWrite {
  readonly ids: readonly string[];
  readonly read: boolean;
  /** What it does, in words for people. */
  readonly title: string;
  /** Calls the service once. A queue that outlives the page makes the call itself: `markRequest` or `markAllRequest` is what it sends. */
  readonly send: () => Promise<unknown>;
}

/** A mark that waits since an earlier visit, or in another tab. */
export interface WaitingMark {
  /** The same as long as the mark waits. */
  readonly key: string;
  readonly id: string;
  readonly read: boolean;
  /** Resolves with the service's answer; rejects with its refusal, or if the person takes the mark back. */
  readonly ended: () => Promise<unknown>;
}

/** Keeps the marks of a person until the service has answered, and sends those of one item in order. It may outlive the page. */
export interface WriteQueue {
  /**
   * Resolves once the mark is answered or kept, so that nobody waits for it any longer. `ended` resolves with the service's answer, however late,
   * and rejects with its refusal.
   */
  readonly send: (write: MarkWrite) => Promise<{ readonly ended: Promise<unknown> }>;
  /** The last mark of each item that waits. */
  readonly waiting: Readable<readonly WaitingMark[]>;
}
