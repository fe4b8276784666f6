import type { KeyboardEvent } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';

/** Marks the targets of the arrow keys: the link or the button of each row. */
export const rowMark = { 'data-row': '' } as const;

const rowSelector = '[data-row]';

/** The link or the button of the first row inside an element. */
export const firstRow = (container: HTMLElement | null): HTMLElement | null =>
  container?.querySelector<HTMLElement>(rowSelector) ?? null;

/** Returns the index of the row that a key moves to from the row at `index`; undefined for any other key. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Moves focus among the rows by arrow up, arrow down, Home and End, also from a link to a new tab. Tab reaches every
 * control.
 */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof Element)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const item = event.target.closest('li');
  const row = item && firstRow(item);
  const index = row ? rows.indexOf(row) : -1;
  const next = index === -1 ? undefined : nextIndex(readKeyPress(event).key, index, rows.length);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}
