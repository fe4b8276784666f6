import type { Lifetime } from './createLifetime.ts';

/** The kinds of announcement. If several wait, the first of this order is spoken and the others are dropped. */
type AnnouncementKind = 'connection' | 'arrivals' | 'count';

/** Announces to screen readers what happens in one center, however many of its screens are shown. */
export interface Announcer {
  /** Speaks a text when its turn comes; a newer one of its kind replaces it. The text is made when it is spoken. */
  readonly say: (kind: AnnouncementKind, text: () => string) => void;
  /** Speaks how many items arrived. Each item counts once, however many lists show it. */
  readonly sayArrived: (ids: readonly string[], text: (count: number) => string) => void;
}

/** Long enough to gather what comes in one go. */
const gatherMs = 500;
/** At most one message in this time. */
const intervalMs = 5000;

/**
 * Creates the announcer of one center.
 * @param speak speaks a text to screen readers
 * @param locale the language of the texts that are said now
 */
export function createAnnouncer(
  { environment, onStart }: Pick<Lifetime, 'environment' | 'onStart'>,
  speak: (text: string, locale: string) => void,
  locale: () => string,
): Announcer {
  const waiting = new Map<AnnouncementKind, () => void>();
  const arrivals = new Set<string>();
  let lastSpokenAt = Number.NEGATIVE_INFINITY;
  let cancelTimer: (() => void) | null = null;

  function speakNext() {
    cancelTimer = null;
    const connection = waiting.get('connection');
    const next = connection ?? waiting.get('arrivals') ?? waiting.get('count');
    // The state of the connection does not say what arrived, so that may still follow.
    if (connection === undefined) waiting.clear();
    else waiting.delete('connection');
    if (next === undefined) return;
    lastSpokenAt = environment.now();
    next();
    schedule();
  }

  function schedule() {
    if (cancelTimer !== null || waiting.size === 0) return;
    const delayMs = Math.max(gatherMs, lastSpokenAt + intervalMs - environment.now());
    cancelTimer = environment.setTimer(speakNext, delayMs);
  }

  function say(kind: AnnouncementKind, text: () => string) {
    const own = locale();
    waiting.set(kind, () => speak(text(), own));
    schedule();
  }

  onStart(() => () => {
    waiting.clear();
    arrivals.clear();
    cancelTimer?.();
    cancelTimer = null;
  });

  return {
    say,
    sayArrived(ids, text) {
      for (const id of ids) arrivals.add(id);
      say('arrivals', () => {
        const count = arrivals.size;
        arrivals.clear();
        return text(count);
      });
    },
  };
}
