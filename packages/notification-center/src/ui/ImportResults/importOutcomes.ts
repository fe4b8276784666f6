import type { Tone } from '@gantry/ui-kit';
import type { ImportOutcome, ImportResultRow } from '../../core/parsing/importResults.ts';

/** The outcomes in the order in which people look for them. */
export const outcomeOrder: readonly ImportOutcome[] = ['failed', 'created', 'updated', 'skipped', 'unknown'];

/** How loudly each outcome speaks. */
export const outcomeTones: Readonly<Record<ImportOutcome, Tone>> = {
  failed: 'danger',
  created: 'success',
  updated: 'success',
  skipped: 'neutral',
  unknown: 'warning',
};

/** How many lines had each outcome; outcomes that did not happen are left out, but failures are always counted. */
export function countOutcomes(rows: readonly ImportResultRow[]): readonly { outcome: ImportOutcome; count: number }[] {
  const counts = new Map<ImportOutcome, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return outcomeOrder
    .map((outcome) => ({ outcome, count: counts.get(outcome) ?? 0 }))
    .filter(({ outcome, count }) => count > 0 || outcome === 'failed');
}
