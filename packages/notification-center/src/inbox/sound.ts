import type { Notification } from '../core/notification.ts';
import { jobStatusOf } from '../core/rules/status.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import type { Preferences } from './preferences.ts';

/** What arrives in this time is one sound. */
const gatherMs = 500;
/** At most one sound in this time. */
const restMs = 5000;

/** Plays a sound in one tab for what arrives, unless its type is muted or the person wants no sound. */
export function connectSound(
  { events, lifetime, connection }: InboxParts,
  preferences: Preferences | null,
  play: () => void,
) {
  const { environment } = lifetime;
  let waiting: string | null = null;
  let lastPlayed = Number.NEGATIVE_INFINITY;

  async function playOnce() {
    const key = `sound:${waiting}`;
    waiting = null;
    if (environment.now() - lastPlayed < restMs) return;
    lastPlayed = environment.now();
    if ((await connection.tabs()?.claim(key)) !== false) play();
  }

  events.on('merged', ({ origin, changes }) => {
    if (origin !== 'hub' || preferences?.choices.get().isSilent) return;
    const news = changes.find(({ previous, current }) => isNews(previous, current) && !preferences?.isMuted(current));
    if (news === undefined || waiting !== null) return;
    waiting = news.id;
    environment.setTimer(() => void playOnce(), gatherMs);
  });
  lifetime.onStop(() => {
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

/** The notes of the chime: frequency in hertz, and start in seconds. */
const notes = [
  [784, 0],
  [1047, 0.12],
] as const;
const noteSeconds = 0.35;
const loudness = 0.08;

let context: AudioContext | null = null;

/**
 * Plays two soft notes, made by the browser: no file is loaded, and no policy has to allow one. It is silent until the person has used
 * the page, as browsers demand.
 */
export function playChime() {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // It is suspended after a phone call, for example.
  void context.resume();
  for (const [frequency, delay] of notes) {
    const start = context.currentTime + delay;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + noteSeconds);
  }
}
