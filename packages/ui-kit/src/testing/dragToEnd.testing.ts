import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Drags a list to its end, and returns how many pixels its end is away once nothing moves any more: rows that come into view are measured, and
 * those below them move.
 */
export async function dragToEnd(scroller: Element, last: Locator): Promise<number> {
  scroller.scrollTo({ top: scroller.scrollHeight });
  await expect.element(last).toBeInViewport();
  const seen: string[] = [];
  const timesAtPlace = () => {
    seen.push(`${String(scroller.scrollTop)} of ${String(scroller.scrollHeight)}`);
    return seen.slice(-5).filter((place) => place === seen.at(-1)).length;
  };
  await expect.poll(timesAtPlace).toBe(5);
  return Math.abs(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
}
