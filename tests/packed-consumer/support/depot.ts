import type { Message } from '../app/src/depot/messages.ts';
import type { Shelf } from '../app/src/depot/stock.ts';

const stepMs = 150;
const sheet = 'A sheet with every shelf';

const shelves: readonly Shelf[] = [
  { name: 'A7', holds: 'Cable ties, 200 mm', pieces: 1200 },
  { name: 'A8', holds: 'Junction boxes', pieces: 86 },
  { name: 'B1', holds: 'Patch panels, 24 ports', pieces: 14 },
  { name: 'B2', holds: 'Fibre, single mode, 500 m', pieces: 9 },
];

/** Depot's service in memory: the messages and reports of one person. */
export type Depot = ReturnType<typeof createDepot>;

/** Makes a service whose person has two read messages. */
export function createDepot() {
  const messages = new Map<string, Message>();
  const listeners = new Set<(message: Message) => void>();
  const timers = new Map<string, NodeJS.Timeout>();
  let lastKey = 0;
  let lastChange = Date.now() - 1000;

  function put(message: Omit<Message, 'changedAt'>): Message {
    lastChange = Math.max(lastChange + 1, Date.now());
    const changed = { ...message, changedAt: lastChange };
    messages.set(changed.key, changed);
    for (const listener of listeners) listener(changed);
    return changed;
  }

  function create(fields: Pick<Message, 'kind' | 'subject' | 'note' | 'report' | 'shelf'>, seen = false): Message {
    lastKey += 1;
    return put({ key: `m${lastKey}`, seen, sentAt: Date.now(), ...fields });
  }

  function run(key: string, share: number) {
    timers.set(
      key,
      setTimeout(() => {
        const message = messages.get(key);
        if (message === undefined) return;
        put({ ...message, report: { state: share < 1 ? 'running' : 'ready', share } });
        if (share < 1) run(key, share + 0.25);
      }, stepMs),
    );
  }

  const newestFirst = () => [...messages.values()].toSorted((one, other) => other.changedAt - one.changedAt);
  const kindOf = ({ kind, shelf }: Message) =>
    kind === 'report' ? 'report' : `todo-${shelf?.isDone ? 'done' : 'active'}`;

  for (const name of ['B1', 'B2']) {
    const note = `Shelf ${name} was counted again.`;
    create({ kind: 'shelf', subject: `Shelf ${name} counted`, note, shelf: { name, isDone: false } }, true);
  }

  return {
    shelves,
    find({ kinds = '', until = '', since = '', limit = 'Infinity' }: Readonly<Record<string, string>>) {
      const wanted = new Set(kinds.split(','));
      const found = newestFirst()
        .filter((message) => kinds === '' || wanted.has(kindOf(message)))
        .filter(({ changedAt }) => (until === '' || changedAt <= Number(until)) && changedAt >= Number(since));
      return { messages: found.slice(0, Number(limit)), total: found.length };
    },
    unseen: () => newestFirst().filter(({ seen }) => !seen).length,
    markSeen(keys: readonly string[], seen: boolean) {
      for (const key of keys) {
        const message = messages.get(key);
        if (message !== undefined) put({ ...message, seen });
      }
      return keys;
    },
    startReport(subject: string) {
      const message = create({ kind: 'report', subject, note: sheet, report: { state: 'waiting', share: 0 } });
      run(message.key, 0.25);
      return message;
    },
    /** Starts a report that stays at its first quarter until it is stopped. */
    startStuckReport: (subject: string) =>
      create({ kind: 'report', subject, note: sheet, report: { state: 'running', share: 0.25 } }),
    command(key: string, command: 'again' | 'stop') {
      const message = messages.get(key);
      if (message === undefined) return undefined;
      clearTimeout(timers.get(key));
      if (command === 'again') run(key, 0.25);
      return put({ ...message, report: { state: command === 'again' ? 'running' : 'stopped', share: 0 } });
    },
    /** Sends a message about a shelf that needs attention. */
    announceShelf(name: string) {
      const note = `Count shelf ${name} again: two lists say different things.`;
      return create({ kind: 'shelf', subject: `Count shelf ${name}`, note, shelf: { name, isDone: false } });
    },
    /** Calls back with every new or changed message, until the returned function is called. */
    listen(listener: (message: Message) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenerCount: () => listeners.size,
  };
}
