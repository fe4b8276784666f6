import * as v from 'valibot';

const refusalSchema = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)) });

/** The sentence a service gave with a refusal, `{ message }`; null when it gave none that could be shown. */
export function serverMessageOf(body: unknown): string | null {
  const result = v.safeParse(refusalSchema, body);
  return result.success ? result.output.message : null;
}
