import { inNamedCase } from '@gantry/base/values';
import * as v from 'valibot';
import type { HttpRequest } from '../HttpClient.ts';

/** What a write makes of a notification. */
export interface Mark {
  readonly id: string;
  readonly read: boolean;
}

const singleSchema = v.tuple([v.object({ value: v.boolean() })]);
const allSchema = v.array(v.string());

/** The marks that a call makes; none if it is another one. */
export function marksOf({ service, path, body }: Pick<HttpRequest, 'service' | 'path' | 'body'>): readonly Mark[] {
  if (service !== 'notification') return [];
  if (path === '/api/Notifications/MarkAsReadBulk') {
    const ids = v.safeParse(allSchema, body);
    return ids.success ? ids.output.map((id) => ({ id, read: true })) : [];
  }
  const [, id] = /^\/api\/notifications\/([^/]+)$/.exec(path) ?? [];
  const patch = v.safeParse(singleSchema, body);
  return id !== undefined && patch.success ? [{ id: decodeURIComponent(id), read: patch.output[0].value }] : [];
}

/** A record with these fields among others, in whatever letter case their names are. */
const having = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.record(v.string(), v.unknown()), v.transform(inNamedCase(Object.keys(entries))), v.looseObject(entries));

const pageSchema = having({ notifications: v.array(v.unknown()) });
const itemSchema = having({ id: v.unknown(), read: v.unknown() });

/** A page of notifications with these marks. What is no such page stays as it is. */
export function withMarks(page: unknown, marks: readonly Mark[], onChanged: (mark: Mark) => void): unknown {
  const result = v.safeParse(pageSchema, page);
  if (!result.success) return page;
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const notifications = result.output.notifications.map((given) => {
    const item = v.safeParse(itemSchema, given);
    if (!item.success) return given;
    const mark = byId.get(String(item.output.id));
    if (mark === undefined || item.output.read === mark.read) return given;
    onChanged(mark);
    return { ...item.output, read: mark.read };
  });
  return { ...result.output, notifications };
}
