import { inNamedCase } from '@gantry/base/values';
import * as v from 'valibot';
import type { Marks } from '../HttpClient.ts';

/** A record with these fields among others, in whatever letter case their names are. */
const having = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.record(v.string(), v.unknown()), v.transform(inNamedCase(Object.keys(entries))), v.looseObject(entries));

const pageSchema = having({ notifications: v.array(v.unknown()) });
const itemSchema = having({ id: v.unknown(), read: v.unknown() });

/**
 * A page of notifications with these marks. What is no such page stays as it is.
 *
 * @param onChanged is called with the id of each item that changes
 */
export function withMarks(page: unknown, { ids, read }: Marks, onChanged: (id: string) => void): unknown {
  const result = v.safeParse(pageSchema, page);
  if (!result.success) return page;
  const marked = new Set(ids);
  const notifications = result.output.notifications.map((given) => {
    const item = v.safeParse(itemSchema, given);
    if (!item.success) return given;
    const id = String(item.output.id);
    if (!marked.has(id) || item.output.read === read) return given;
    onChanged(id);
    return { ...item.output, read };
  });
  return { ...result.output, notifications };
}
