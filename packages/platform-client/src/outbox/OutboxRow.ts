import * as v from 'valibot';
import { isClimbingPath } from '../addresses/decodedPath.ts';
import { serviceNames } from '../addresses/serviceNames.ts';

/** The longest title, in characters. */
export const longestTitle = 300;

const json = v.pipe(v.string(), v.parseJson());

const refusal = {
  status: v.nullable(v.number()),
  message: v.nullable(v.string()),
  /** What is wrong with the fields of a form. An older build has kept none. */
  fieldErrors: v.nullish(v.record(v.string(), v.string())),
};

/** A stored row. Storage is not trusted: what does not fit is never sent. */
export const outboxRowSchema = v.object({
  /** The key by which the service does a write once (`Idempotency-Key`). */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  /** The subject of the person who wrote it. Nobody else sees or sends it. */
  person: v.pipe(v.string(), v.nonEmpty()),
  /** The program it was written in; null outside of programs. */
  program: v.nullable(v.string()),
  service: v.picklist(serviceNames),
  method: v.picklist(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: v.pipe(
    v.string(),
    v.check((path) => path.startsWith('/') && !isClimbingPath(path)),
  ),
  query: v.record(v.string(), v.string()),
  /** The body as JSON; null if there is none. */
  body: v.nullable(v.custom<string>((body) => v.is(json, body))),
  contentType: v.nullable(v.string()),
  /** Writes with the same target are sent one after another, in the order in which they were made. */
  target: v.string(),
  /** What it does, in words for people. */
  title: v.pipe(v.string(), v.maxLength(longestTitle)),
  /** The notifications that it marks, which the kept lists show as marked. */
  marks: v.optional(v.object({ ids: v.pipe(v.array(v.string()), v.readonly()), read: v.boolean() })),
  /** By the clock of the machine, which may be wrong. The order of the rows does not depend on it. */
  createdAt: v.number(),
  /** The final answer of the service that refused it; null while it waits. */
  refusal: v.nullable(v.object(refusal)),
  /** The module that wrote it, by its id, and the address at which that was open. */
  origin: v.optional(v.object({ module: v.string(), address: v.pipe(v.string(), v.regex(/^\//)) })),
  /** The draft that it sends, with its name. A refusal that comes later opens the form again. */
  form: v.optional(v.object({ name: v.string(), values: v.unknown(), savedAt: v.number() })),
  /** The uploads that have to be sent first, and the names of their files. */
  after: v.optional(v.pipe(v.array(v.object({ key: v.string(), name: v.nullable(v.string()) })), v.readonly())),
  /** When it may have reached the service for the first time. The service knows its key for a time after it. */
  firstSentAt: v.optional(v.number()),
  /** Given by the database, across all tabs. */
  order: v.number(),
});

/** A write that is kept until the service has answered. */
export type OutboxRow = v.InferOutput<typeof outboxRowSchema>;

/** A write that is not stored yet. */
export type OutboxDraft = Omit<OutboxRow, 'order'>;

/** How a write ended. Tabs send it to each other. */
const outcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('answered'), value: v.unknown() }),
  v.object({
    kind: v.literal('refused'),
    /** Malformed: the service did it, or not, and its answer cannot be read. */
    isMalformed: v.boolean(),
    ...refusal,
  }),
  /** The person took it back. */
  v.object({ kind: v.literal('dropped') }),
]);

export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** What a row keeps of its refusal. */
export const refusalOf = ({ status, message, fieldErrors }: Extract<Outcome, { kind: 'refused' }>) => ({
  status,
  message,
  fieldErrors,
});

/** A message about the outbox between tabs of a browser. */
export const outboxMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('changed') }),
  v.object({
    kind: v.literal('ended'),
    id: v.string(),
    outcome: outcomeSchema,
    /** Whether the row stays, because nobody has seen the refusal. */
    isKept: v.optional(v.boolean(), false),
  }),
  v.object({
    kind: v.literal('failed'),
    target: v.string(),
    service: v.picklist(serviceNames),
    delay: v.picklist(['unreachable', 'busy']),
  }),
]);

export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
