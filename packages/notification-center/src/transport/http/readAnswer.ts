import * as v from 'valibot';

/** The answer as the schema reads it. Throws where it is something else, naming what was expected and never what came. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  expected: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer, { abortEarly: true });
  if (result.success) return result.output;
  const at = v.getDotPath(result.issues[0]);
  throw new Error(
    `The service should have answered with ${expected}, and did not${at === null ? '' : ` (at "${at}")`}. ` +
      'Nothing was changed; the call can be made again.',
  );
}
