import { useCallback, useState, type RefCallback } from 'react';

/**
 * Measures the column widths (px) for the rows that are in view at first. Only rows in view are drawn, so automatic
 * widths would change while scrolling.
 * @param content measures again if it changes, once the fonts that load meanwhile are there, and when the letters of the header change.
 * @returns the widths, and the ref of the table. The widths are null during a measurement, when the columns must have
 * automatic widths.
 */
export function useColumnWidths(content: string): readonly [readonly number[] | null, RefCallback<HTMLTableElement>] {
  const [measured, setMeasured] = useState<{ readonly key: string; readonly widths: readonly number[] } | null>(null);
  const [changes, setChanges] = useState(0);
  const key = `${changes} ${content}`;
  const measure = useCallback(
    (table: HTMLTableElement | null) => {
      const measureAgain = () => setChanges((before) => before + 1);
      const cells = table?.tHead?.rows[0]?.cells;
      if (!cells) return undefined;
      // Safari keeps the widths of texts in the font before, unless another style of the texts changes too.
      Object.assign(table.style, { inlineSize: 'max-content', tabSize: '4' });
      // One extra pixel: rounding could otherwise wrap a text that just fits.
      const widths = Array.from(cells, (cell) => cell.offsetWidth + 1);
      Object.assign(table.style, { inlineSize: '', tabSize: '' });
      // Fonts that this layout asked for are loading now. Safari has no event for their end.
      if (document.fonts.status === 'loading') void document.fonts.ready.then(measureAgain);
      // A hidden table has no width.
      if (table.offsetWidth > 0) setMeasured({ key, widths });
      // A header does not wrap, so it is as wide as its letters, whatever its column is. All have the same letters.
      const header = cells[0]?.firstElementChild;
      const letters = widthOf(header);
      const observer = new ResizeObserver(() => {
        // The letters may have changed before the observer looks for the first time.
        if (widthOf(header) !== letters) measureAgain();
      });
      if (header) observer.observe(header);
      return () => observer.disconnect();
    },
    [key],
  );
  return [measured?.key === key ? measured.widths : null, measure];
}

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width;
