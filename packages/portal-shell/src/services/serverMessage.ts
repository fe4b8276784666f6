import * as v from 'valibot';

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)) }),
);

/** The sentence in the text of a refusal, `{ message }` in JSON; null if there is none that can be shown. */
export function serverMessageOf(body: string): string | null {
  const result = v.safeParse(refusalSchema, body);
  return result.success ? result.output.message : null;
}
