import * as v from 'valibot';

const refusalSchema = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)) });

/** The sentence in a refusal, `{ message }`; null if there is none that can be shown. */
export function serverMessageOf(body: unknown): string | null {
  const result = v.safeParse(refusalSchema, body);
  return result.success ? result.output.message : null;
}
