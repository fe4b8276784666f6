import { findSeededProgram } from './programs.ts';
import { createRandom } from './random.ts';
import { materialOf, siteOf } from './words.ts';

/** A part of the work of a program, which field reports are about. */
export interface WorkPackage {
  readonly id: string;
  readonly label: string;
}

const packagesPerProgram = 120;

/** The work packages of a program, WP-3001 and on; an empty list if there is no such program. */
export function workPackagesOf(programId: string): WorkPackage[] {
  const program = findSeededProgram(programId);
  if (!program) return [];
  const random = createRandom(`work packages of ${programId}`);
  return Array.from({ length: packagesPerProgram }, (_, index) => {
    const id = `WP-${String(3001 + index)}`;
    return { id, label: `${id} ${siteOf(random, program.region)}: ${materialOf(random)}` };
  });
}
