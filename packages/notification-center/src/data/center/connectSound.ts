import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/types/notificationTypes.ts';
import type { CenterParts } from './CenterParts.ts';

/** What arrives in this time is one sound. */
const gatherMs = 500;
/** At most one sound in this time. */
const restMs = 5000;

/** Plays a sound in one tab for what arrives, if the person wants a sound and it is not in their quiet hours. */
export function connectSound(
  parts: Pick<CenterParts, 'options' | 'events' | 'lifetime' | 'notices' | 'connection' | 'reaches'>,
) {
  const { options, events, lifetime, notices, connection, reaches } = parts;
  const { environment } = lifetime;
  let waiting: string | null = null;
  let lastPlayed = Number.NEGATIVE_INFINITY;

  async function playOnce() {
    const key = `sound:${waiting}`;
    waiting = null;
    if (environment.now() - lastPlayed < restMs) return;
    lastPlayed = environment.now();
    if ((await connection.tabs()?.claim(key)) === false) return;
    try {
      const play = options.playSound ?? (await import('./playChime.ts')).playChime;
      play();
    } catch (error) {
      notices.log('The sound was not played.', error);
    }
  }

  events.merged.subscribe(({ origin, changes }) => {
    if (origin !== 'hub' || waiting !== null) return;
    const news = changes.find(({ previous, current }) => isNews(previous, current) && reaches('sound', current));
    if (news === undefined) return;
    waiting = news.id;
    environment.setTimer(() => void playOnce(), gatherMs);
  });
  lifetime.onStart(() => () => {
    waiting = null;
  });
}

/** Whether a change is news for the person: an unread item that is new, or a job that ended. */
function isNews(previous: Notification | null, current: Notification): boolean {
  if (current.read) return false;
  const status = jobStatusOf(current);
  const hasEnded = status === 'completed' || status === 'failed';
  return previous === null || (hasEnded && jobStatusOf(previous) !== status);
}
