import { createRandom } from '../seed/random.ts';
import type { ImportResultRow } from './model.ts';

/** Makes up the lines of an import without an uploaded file. The same subject always gets the same lines. */
export function makeImportResults(subject: string, lineCount: number): ImportResultRow[] {
  const random = createRandom(subject);
  return Array.from({ length: lineCount }, (_, index) => {
    const item = `SITE-${String(random.integer(10_000, 99_999))}`;
    const line = index + 2;
    if (random.chance(0.06)) {
      const message = random.pick([
        'The planned finish lies before the planned start.',
        'No site of this name belongs to the program.',
        'The crew is not assigned to the program. Assign it first, then import the line again.',
      ]);
      return { line, item, outcome: 'failed', message };
    }
    if (random.chance(0.1)) return { line, item, outcome: 'skipped', message: 'Nothing differs from what is held.' };
    return random.chance(0.3)
      ? { line, item, outcome: 'created', message: 'Added.' }
      : { line, item, outcome: 'updated', message: `${String(random.integer(1, 6))} fields changed.` };
  });
}
