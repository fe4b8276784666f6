import * as v from 'valibot';
import { longAgo } from './setSettings.ts';
import type { Settings, SettingsState } from './settingsState.ts';

/** What the service answers with. */
export const settingsAnswerSchema = v.object({
  at: v.number(),
  settings: v.pipe(
    v.array(v.pipe(v.object({ key: v.string(), value: v.unknown(), at: v.number() }), v.readonly())),
    v.readonly(),
  ),
});
export type SettingsAnswer = Readonly<v.InferOutput<typeof settingsAnswerSchema>>;

/** A change as the service takes it. */
export interface SentChange {
  readonly key: string;
  readonly value: unknown;
  readonly age: number;
  readonly after: number;
}

const longestKey = 200;
const longestValue = 4096;
/** What is sent at once. */
const mostSent = 200;

/** The changes that wait, as the service takes them. A place with a longer name stays in this browser. */
export const changesToSend = ({ waiting }: SettingsState, now: number): readonly SentChange[] =>
  Object.entries(waiting)
    .filter(([key, { value }]) => key.length <= longestKey && JSON.stringify(value).length <= longestValue)
    .slice(0, mostSent)
    .map(([key, { value, changedAt, after }]) => ({ key, value, age: Math.max(0, now - changedAt), after }));

/** Takes an answer to what was sent of an earlier state. What was changed since still waits. */
function withAnswer(
  state: SettingsState,
  answer: SettingsAnswer,
  before: SettingsState,
  sent: readonly SentChange[],
): SettingsState {
  const earliestFirst = answer.settings.toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
  const known = Object.fromEntries(earliestFirst.map(({ key, value, at }) => [key, { value, at }]));
  const waiting = { ...state.waiting };
  for (const { key, value } of sent) {
    const now = waiting[key];
    const then = before.waiting[key];
    if (now === undefined || then === undefined) continue;
    if (now.changedAt === then.changedAt && JSON.stringify(now.value) === JSON.stringify(value)) delete waiting[key];
    // It replaces this browser's own change, which the service may have got late.
    else if (JSON.stringify(known[key]?.value ?? null) === JSON.stringify(value))
      waiting[key] = { ...now, after: known[key]?.at ?? answer.at };
  }
  return { at: answer.at, known, waiting };
}

/** Starts again, as the service has less than before: it lost its data, and gets back what this browser knows of it. */
function withLoss({ known, waiting }: SettingsState): SettingsState {
  const again = Object.entries(known)
    .filter(([key]) => !(key in waiting))
    .map(([key, { value }], index) => [key, { value, changedAt: longAgo + index, after: 0 }] as const);
  return { at: 0, known: {}, waiting: { ...Object.fromEntries(again), ...waiting } };
}

interface SettingsSyncOptions {
  readonly settings: Settings;
  /** Sends changes, none to read alone. Resolves with all settings as they are then. */
  readonly exchange: (changes: readonly SentChange[]) => Promise<SettingsAnswer>;
  /** True once the session is over: nothing is written any more. */
  readonly isOver: () => boolean;
}

/**
 * Creates the function that sends what was changed here, and takes what was changed elsewhere. It runs under a lock of all tabs. If the service
 * gives no answer it rejects, and what was changed waits.
 */
export const createSettingsSync =
  ({ settings, exchange, isOver }: SettingsSyncOptions) =>
  async (): Promise<void> => {
    let isLeft = true;
    while (isLeft) {
      const before = settings.get();
      const sent = changesToSend(before, settings.now());
      const answer = await exchange(sent);
      if (isOver()) return;
      const hasLost = answer.at < before.at;
      settings.set(hasLost ? withLoss(settings.get()) : withAnswer(settings.get(), answer, before, sent));
      isLeft = hasLost || changesToSend(settings.get(), settings.now()).length > 0;
    }
  };
