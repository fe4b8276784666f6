import type { KeyboardEvent } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';

/** Marks the targets of the arrow keys: the link or the button of each row. */
export const rowMark = { 'data-row': '' } as const;

const rowSelector = '[data-row]';

/** The link or the button of the first row inside an element. */
export const firstRow = (container: HTMLElement | null): HTMLElement | null =>
  container?.querySelector<HTMLElement>(rowSelector) ?? null;

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
  const end = rows.length - 1;
  const places = { ArrowDown: Math.min(index + 1, end), ArrowUp: Math.max(index - 1, 0), Home: 0, End: end };
  const next = new Map(Object.entries(places)).get(readKeyPress(event).key);
  if (next === undefined || index === -1) return;
  event.preventDefault();
  rows[next]?.focus();
}
