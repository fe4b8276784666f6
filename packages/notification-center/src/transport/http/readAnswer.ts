import { inNamedCase } from '@gantry/base/values';
import * as v from 'valibot';
import * as fields from '../../core/parsing/fields.ts';

/** An object with these entries, in whatever letter case its keys are. */
export const recordOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(fields.record, v.transform(inNamedCase(Object.keys(entries))), v.object(entries));

/** Reads a response with a schema. Throws if it does not match; the error names what was expected and never what was sent. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  expected: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer, { abortEarly: true });
  if (result.success) return result.output;
  const at = v.getDotPath(result.issues[0]);
  throw new Error(
    `The response of the service is not ${expected}${at === null ? '' : ` (at "${at}")`}, so it is ignored. ` +
      'The call can be made again.',
  );
}
