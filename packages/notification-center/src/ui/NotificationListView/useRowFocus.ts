import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { readKeyPress } from '@gantry/ui-kit';
import type { NotificationCenter } from '../../data/index.ts';

/** Returns the element of a row that takes focus: its title if that can be pressed, otherwise the row itself. */
export function focusTargetOf(row: HTMLElement): HTMLElement {
  return row.querySelector<HTMLElement>('[data-row-press]') ?? row;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** The row in the tab order. Null stands for the first one. */
type CurrentRow = { readonly id: string; readonly index: number } | null;

/**
 * A roving tab index: one row is in the tab order; arrow keys, Home and End move between rows. Focus stays in the list when the
 * row that had it, or the focused element in that row, is removed. `askedId` is the item that a dialog is open about.
 */
export function useRowFocus(
  ids: readonly string[],
  rowElement: (index: number) => HTMLElement | null,
  scrollToRow: (index: number) => void,
  shortcuts: NotificationCenter['shortcuts'],
  askedId: string | null,
) {
  const [current, setCurrent] = useState<CurrentRow>(null);
  // The row that focus has to move to as soon as it is the current one.
  const wanted = useRef<{ readonly row: CurrentRow } | null>(null);
  const hasFocus = useRef(false);

  const found = current === null ? -1 : ids.indexOf(current.id);
  // The row that replaced a removed one, otherwise the first.
  const currentIndex = found === -1 ? Math.min(current?.index ?? 0, ids.length - 1) : found;

  const focusRow = useCallback(
    (index: number) => {
      const nearest = Math.max(0, Math.min(index, ids.length - 1));
      const id = ids[nearest];
      if (id === undefined) return;
      const row = { id, index: nearest };
      wanted.current = { row };
      setCurrent(row);
      scrollToRow(nearest);
    },
    [ids, scrollToRow],
  );

  const focusFirst = useCallback(() => {
    wanted.current = { row: null };
    setCurrent(null);
    scrollToRow(0);
  }, [scrollToRow]);

  // Rows draw before the list does, so they ask for the row of the last render of the list.
  const rendered = useRef<{ readonly row: CurrentRow; readonly element: () => HTMLElement | null } | null>(null);
  const focusCurrent = useCallback(() => {
    const element = rendered.current?.element() ?? null;
    if (element === null) return;
    wanted.current = null;
    focusTargetOf(element).focus({ preventScroll: true });
  }, []);
  const keepFocus = useCallback(() => {
    const isLost = () => hasFocus.current && document.activeElement === document.body;
    if (wanted.current !== null && wanted.current.row === rendered.current?.row) focusCurrent();
    // A menu or dialog that has just closed restores focus by itself in the next frame.
    else if (isLost()) requestAnimationFrame(() => requestAnimationFrame(() => isLost() && focusCurrent()));
  }, [focusCurrent]);

  // After each render, because any render may have mounted the row to focus or removed the focused one.
  useLayoutEffect(() => {
    rendered.current = { row: current, element: () => rowElement(currentIndex) };
    keepFocus();
  });

  // A dialog returns focus to the row that opened it. If that row has left the list meanwhile, the one in its place takes it.
  const asked = useRef(askedId);
  const currentId = current?.id;
  useEffect(() => {
    const last = asked.current;
    asked.current = askedId;
    if (askedId !== null || last === null || last !== currentId) return undefined;
    const root = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
    // The dialog keeps focus until it has left the page, and returns it in the next frame.
    const waitForReturn = () => {
      if (root?.isConnected === true) frame = requestAnimationFrame(waitForReturn);
      else frame = requestAnimationFrame(() => document.activeElement === document.body && focusCurrent());
    };
    let frame = requestAnimationFrame(waitForReturn);
    return () => cancelAnimationFrame(frame);
  }, [askedId, currentId, focusCurrent]);

  return {
    /** The row in the tab order; -1 in an empty list. It must be mounted even if it is out of view. */
    currentIndex,
    /** Moves focus to the first row of the next render. */
    focusFirst,
    /** Call after a row has rendered again: restores focus that the render removed. Its identity is stable. */
    keepFocus,
    /** Of the element that holds the rows. */
    rowsProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, isRepeated, isTyping } = readKeyPress(event);
        if (isTyping || event.defaultPrevented || !isOwn(event)) return;
        const step = steps[shortcuts?.keyOf(key) ?? key];
        const id = ids[currentIndex];
        if (step !== undefined) focusRow(step(currentIndex, ids.length - 1));
        else if (id === undefined || isRepeated || shortcuts?.press(key, id) !== true) return;
        event.preventDefault();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        hasFocus.current = true;
        const row = event.target.closest<HTMLElement>('[data-index]');
        const index = Number(row?.dataset['index'] ?? -1);
        const id = ids[index];
        if (id !== undefined && id !== current?.id) setCurrent({ id, index });
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
      },
    },
  };
}

/** Whether a key belongs to the list. Keys in an open menu, and on the button that opens it, belong to the menu. */
function isOwn({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof HTMLElement && currentTarget.contains(target) && !target.matches('[aria-haspopup]');
}
