import type { Notification } from '../../core/notification.ts';
import { jobStatusOf } from '../../core/rules/status.ts';
import type { NotificationCenter } from '../NotificationCenter.ts';
import type { NotificationSettingsStore } from '../NotificationSettings.ts';
import type { Connection } from './createConnection.ts';
import type { EventStream } from './createEvents.ts';
import type { Lifetime } from './createLifetime.ts';
import type { Notices } from './createNotices.ts';

/** Options of {@link connectSound}. */
export interface SoundOptions extends Pick<NotificationCenter, 'isMuted'> {
  readonly events: EventStream;
  readonly lifetime: Lifetime;
  readonly notices: Notices;
  readonly connection: Connection;
  readonly settings: NotificationSettingsStore;
  /** The chime unless given. */
  readonly playSound: (() => void) | undefined;
}

/** What arrives in this time is one sound. */
const gatherMs = 500;
/** At most one sound in this time. */
const restMs = 5000;

/** Plays a sound in one tab for what arrives, if the person wants a sound and has not muted the type. */
export function connectSound({ events, lifetime, notices, connection, settings, isMuted, playSound }: SoundOptions) {
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
      const play = playSound ?? (await import('./playChime.ts')).playChime;
      play();
    } catch (error) {
      notices.log('The sound was not played.', error);
    }
  }

  events.on('merged', ({ origin, changes }) => {
    if (origin !== 'hub' || waiting !== null || !settings.get().hasSound) return;
    const news = changes.find(({ previous, current }) => isNews(previous, current) && !isMuted(current));
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
