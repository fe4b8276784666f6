import { createListeners, createWritable } from '@gantry/base/observable';

export type NotedKind =
  /** A call to a service ended. */
  | 'call'
  /** The page shows an error, with its reference. */
  | 'errorShown'
  /** A script failed, and nothing handled it. */
  | 'uncaught'
  /** The page's policy refused something. */
  | 'policy'
  /** The state of the hub connection changed. */
  | 'hub'
  /** Something went wrong with notifications, such as a catch-up. */
  | 'notifications'
  /** A catch-up ended. It may have brought changes that did not come live. */
  | 'catchUp'
  /** The file of a language is missing, malformed, or has messages that are missing or wrong. */
  | 'language'
  /** A module or an extension failed. */
  | 'module'
  /** A web vital has a new value. */
  | 'vital';

/** Something that happened in this tab. It holds no token, no name and no content. */
export interface Noted {
  /** Counts from the load of the page. */
  readonly id: number;
  readonly kind: NotedKind;
  /** In milliseconds of the epoch. */
  readonly at: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

/** Receives what happens in this tab, such as an exporter to a collector. */
export interface Telemetry {
  readonly note: (noted: Noted) => void;
}

const mostKept = 100;
let lastId = 0;
const kept = createWritable<readonly Noted[]>([]);
/** What is routine and came before the first receiver, such as the calls with which the portal starts. */
let early: readonly Noted[] = [];
const receivers = createListeners<[Noted]>();

/** What happened in this tab, in memory. Receivers get it too, from its beginning. */
export const journal = {
  /** Notes something. What is routine is passed on and not kept. */
  note(kind: NotedKind, attributes: Noted['attributes'], isRoutine = false): void {
    lastId += 1;
    const noted = { id: lastId, kind, at: Date.now(), attributes };
    receivers.call(noted);
    if (isRoutine) {
      if (receivers.size() === 0) early = [...early, noted].slice(-mostKept);
      return;
    }
    kept.set([...kept.get(), noted].slice(-mostKept));
  },
  get: kept.get,
  subscribe: kept.subscribe,
  /** Passes everything on to a receiver, with what happened already. */
  send(receiver: Telemetry): void {
    for (const noted of [...kept.get(), ...early].toSorted((one, other) => one.id - other.id)) receiver.note(noted);
    early = [];
    receivers.subscribe(receiver.note);
  },
};

/** Letters and digits that are not mistaken for each other when they are read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Notes that an error is shown, with the traces of the latest failed calls, and returns the reference under which support finds the note. */
export function errorReference(title: string): string {
  const code = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet.charAt(byte % 32)).join('');
  const reference = `${code.slice(0, 4)}-${code.slice(4)}`;
  const failedCalls = kept
    .get()
    .filter(({ kind }) => kind === 'call')
    .slice(-3);
  const traces = failedCalls.map(({ attributes }) => attributes['traceId']).join(' ');
  // Later, because this is called during a render.
  queueMicrotask(() => journal.note('errorShown', { reference, title, traces }));
  return reference;
}
