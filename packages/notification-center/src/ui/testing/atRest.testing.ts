import { expect } from 'vitest';

/** Returns a value once it stays the same. Rows that come into view are measured, and those below them move. */
export async function atRest<Value extends string | number>(read: () => Value): Promise<Value> {
  const seen: Value[] = [];
  const timesSame = () => {
    const now = read();
    seen.push(now);
    return seen.slice(-5).filter((value) => value === now).length;
  };
  await expect.poll(timesSame).toBe(5);
  return read();
}

/** The element that scrolls a list. */
export const scrollerOf = (list: Element) => list.parentElement ?? document.body;

/** Returns how many px the end of a list is away once neither its place nor its length changes any more. */
export async function restFromEnd(scroller: Element): Promise<number> {
  await atRest(() => `${scroller.scrollTop} of ${scroller.scrollHeight}`);
  return Math.abs(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop);
}
