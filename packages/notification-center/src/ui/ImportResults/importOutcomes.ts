import type { Tone } from '@gantry/ui-kit';
import type { ImportOutcome, ImportResultRow } from '../../core/parsing/importResults.ts';

/** The outcomes, those that people look for first. */
export const outcomeOrder: readonly ImportOutcome[] = ['failed', 'created', 'updated', 'skipped', 'unknown'];

/** The tone of each outcome. */
export const outcomeTones: Readonly<Record<ImportOutcome, Tone>> = {
  failed: 'danger',
  created: 'success',
  updated: 'success',
  skipped: 'neutral',
  unknown: 'warning',
};

/** How many lines have each outcome. Outcomes without a line are left out, except failures. */
export function countOutcomes(rows: readonly ImportResultRow[]): readonly { outcome: ImportOutcome; count: number }[] {
  const counts = new Map<ImportOutcome, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return outcomeOrder
    .map((outcome) => ({ outcome, count: counts.get(outcome) ?? 0 }))
    .filter(({ outcome, count }) => count > 0 || outcome === 'failed');
}
