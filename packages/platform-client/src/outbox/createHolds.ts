import type { FileEnd, Hold } from './Hold.ts';
import type { OutboxOptions } from './Outbox.ts';
import type { OutboxRow } from './OutboxRow.ts';

type HoldOptions = Pick<OutboxOptions, 'files' | 'keyLifeMs' | 'now'> & {
  /** Called when a row of the target may be sent, or has another hold. */
  readonly onChange: (target: string) => void;
};

/** Finds out why rows are not sent by themselves. */
export function createHolds({ files, keyLifeMs, now, onChange }: HoldOptions) {
  const ends = new Map<string, FileEnd>();
  /** The uploads whose end is awaited, and the targets that wait for them. */
  const asked = new Map<string, string>();
  const targets = new Set<string>();

  const ask = async (key: string, target: string) => {
    asked.set(key, target);
    const end = await files.ended(key).catch((): FileEnd => 'unknown');
    asked.delete(key);
    if (ends.get(key) === end) return;
    ends.set(key, end);
    onChange(target);
  };

  /** A clock that was put back makes a row as old as one that was put forward. */
  const isOld = ({ firstSentAt }: OutboxRow) => firstSentAt !== undefined && Math.abs(now() - firstSentAt) > keyLifeMs;

  return {
    isOld,
    holdOf: (row: OutboxRow): Hold | null => {
      if (isOld(row)) return { kind: 'age' };
      const waiting = row.after?.filter(({ key }) => ends.get(key) !== 'sent') ?? [];
      // What was not sent needs a person, so it is named first.
      const first = waiting.find(({ key }) => ends.has(key)) ?? waiting[0];
      if (first === undefined) return null;
      const end = ends.get(first.key);
      return { kind: 'file', name: first.name, end: end === undefined || end === 'sent' ? 'pending' : end };
    },
    /** Asks for the uploads that a row needs. Returns those that are not sent yet. */
    look: ({ after = [], target }: OutboxRow) => {
      if (after.length > 0 && targets.size === 0) {
        files.subscribe(() => {
          for (const waiting of targets) onChange(waiting);
        });
      }
      const rest = after.filter(({ key }) => ends.get(key) !== 'sent');
      if (rest.length > 0) targets.add(target);
      for (const { key } of rest) if (!asked.has(key)) void ask(key, target);
      return rest;
    },
  };
}
