import { announce } from '@gantry/ui-kit';
import type { NotificationCenter } from '../../data/index.ts';

/** What there may be to say; of several that wait, the first of this order is said and the others are dropped. */
export type AnnouncementKind = 'connection' | 'arrivals' | 'count';

/** Says what happens in one notification center, however many of its screens are shown. */
export interface Announcer {
  /** Has a text said when its turn comes; a newer one of its kind takes its place. The text is made when it is said. */
  readonly say: (kind: AnnouncementKind, text: () => string) => void;
  /** Has it said how many items came in: each counts once, in however many lists it is shown. */
  readonly arrived: (ids: readonly string[], text: (count: number) => string) => void;
}

/** Long enough to gather what comes in one go. */
const gatherMs = 500;
/** At most one message in this time. */
const intervalMs = 5000;

const announcers = new WeakMap<NotificationCenter, Announcer>();

/** The announcer of a notification center. */
export function announcerOf(center: NotificationCenter): Announcer {
  const held = announcers.get(center);
  if (held !== undefined) return held;
  const announcer = createAnnouncer((text) => announce(text, { locale: center.locale.get() }));
  announcers.set(center, announcer);
  return announcer;
}

/** Makes an announcer that speaks through `speak`. */
export function createAnnouncer(speak: (text: string) => void): Announcer {
  const waiting = new Map<AnnouncementKind, () => string>();
  const arrivals = new Set<string>();
  let lastSaidAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sayNext() {
    timer = undefined;
    const connection = waiting.get('connection');
    const text = connection ?? waiting.get('arrivals') ?? waiting.get('count');
    // How the connection is says nothing of what arrived, so that may still follow.
    if (connection === undefined) waiting.clear();
    else waiting.delete('connection');
    if (text === undefined) return;
    lastSaidAt = Date.now();
    speak(text());
    schedule();
  }

  function schedule() {
    if (timer !== undefined || waiting.size === 0) return;
    timer = setTimeout(sayNext, Math.max(gatherMs, lastSaidAt + intervalMs - Date.now()));
  }

  function say(kind: AnnouncementKind, text: () => string) {
    waiting.set(kind, text);
    schedule();
  }

  return {
    say,
    arrived(ids, text) {
      for (const id of ids) arrivals.add(id);
      say('arrivals', () => {
        const count = arrivals.size;
        arrivals.clear();
        return text(count);
      });
    },
  };
}
