/** What a browser knows of the settings of a person: what the service has, and what has to be sent to it. */
import * as v from 'valibot';

const known = v.object({ value: v.unknown(), at: v.number() });
const waiting = v.object({
  /** Null removes the setting. */
  value: v.unknown(),
  /** By the clock of this device. */
  changedAt: v.number(),
  /** The `at` of the last answer before it: whatever the service had then is earlier. */
  after: v.number(),
});

export const settingsStateSchema = v.object({
  /** When the last answer was stored; below 0 before the first one. */
  at: v.number(),
  known: v.record(v.string(), known),
  waiting: v.record(v.string(), waiting),
});

/** The state of one person in one browser. */
export type SettingsState = v.InferOutput<typeof settingsStateSchema>;

/** What the service answers with. */
export const settingsAnswerSchema = v.object({
  at: v.number(),
  settings: v.array(v.object({ key: v.string(), value: v.unknown(), at: v.number() })),
});
export interface SettingsAnswer {
  readonly at: number;
  readonly settings: readonly { readonly key: string; readonly value: unknown; readonly at: number }[];
}

/** A change as the service takes it. */
export interface SentChange {
  readonly key: string;
  readonly value: unknown;
  readonly age: number;
  readonly after: number;
}

/** Before the first answer. */
export const unknownSettings: SettingsState = { at: -1, known: {}, waiting: {} };

/** Marks a browser default: it is not sent until the person changes it. */
const ofThisBrowser = -1;

/** Each setting as this browser should show it. A higher rank was changed later. */
export type SettingsView = ReadonlyMap<string, { readonly value: unknown; readonly rank: number }>;

// No moment of a service is as high, and what waits is later than all that the service has.
const waitingRank = 1e15;

export function viewOf({ known, waiting }: SettingsState): SettingsView {
  const view = new Map<string, { value: unknown; rank: number }>();
  for (const [key, { value, at }] of Object.entries(known)) view.set(key, { value, rank: at });
  for (const [key, { value, changedAt }] of Object.entries(waiting)) {
    // It moves to the end, because it is the latest.
    view.delete(key);
    if (value !== null) view.set(key, { value, rank: waitingRank + changedAt });
  }
  return view;
}

/** What a person changed in this browser. */
export interface LocalChange {
  readonly key: string;
  readonly value: unknown;
  /** True if it only tidies: it loses to any change that this browser has not seen. */
  readonly isTidying?: true;
}

const longestKey = 200;
const longestValue = 4096;

/** Whether the service takes it. A place with a longer name stays in this browser. */
const isTaken = ({ key, value }: LocalChange) =>
  key.length <= longestKey && JSON.stringify(value).length <= longestValue;

/** Some days after 1970: the clocks of a device and the service differ by less. */
const longAgo = 1_000_000_000;

/** Adds changes that were made at a moment, in their order. */
export function withChanges(state: SettingsState, changes: readonly LocalChange[], madeAt: number): SettingsState {
  const taken = changes.filter(isTaken);
  const isFirst = state.at < 0;
  const waiting = { ...state.waiting };
  for (const [index, { key, value, isTidying }] of taken.entries()) {
    // Nobody knows when that was changed which was there before the first answer: whatever the service has is later.
    const changedAt = isFirst ? longAgo + index : madeAt - taken.length + 1 + index;
    waiting[key] = {
      value,
      changedAt: isTidying === true ? 0 : changedAt,
      after: Math.max(0, isTidying === true ? (state.known[key]?.at ?? 0) : state.at),
    };
  }
  return { ...state, waiting };
}

/** What is sent at once. */
const mostSent = 200;

/** The changes that wait, as the service takes them. */
export const changesToSend = ({ waiting }: SettingsState, now: number): readonly SentChange[] =>
  Object.entries(waiting)
    .slice(0, mostSent)
    .map(([key, { value, changedAt, after }]) => ({ key, value, age: Math.max(0, now - changedAt), after }));

/** Takes an answer to what was sent of an earlier state. What was changed since still waits. */
export function withAnswer(
  state: SettingsState,
  answer: SettingsAnswer,
  before: SettingsState,
  sent: readonly SentChange[],
): SettingsState {
  const known: SettingsState['known'] = {};
  for (const [key, one] of Object.entries(state.known)) if (one.at === ofThisBrowser) known[key] = one;
  for (const { key, value, at } of answer.settings) known[key] = { value, at };
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
export function withLoss({ known, waiting }: SettingsState): SettingsState {
  const lost = Object.entries(known)
    .filter(([, { at }]) => at !== ofThisBrowser)
    .toSorted(([, one], [, other]) => one.at - other.at);
  const again = lost.map(([key, { value }], index) => [key, { value, changedAt: longAgo + index, after: 0 }] as const);
  return { ...unknownSettings, waiting: { ...Object.fromEntries(again), ...waiting } };
}

/** Notes what this browser has where the service has nothing: only a later change of it is sent. */
export function withOwn(state: SettingsState, own: ReadonlyMap<string, unknown>): SettingsState {
  const known = { ...state.known };
  for (const [key, value] of own) known[key] ??= { value, at: ofThisBrowser };
  return { ...state, known };
}
