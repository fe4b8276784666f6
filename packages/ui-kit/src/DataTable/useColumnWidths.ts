import { useCallback, useEffect, useState, type RefCallback } from 'react';

/**
 * How wide (px) the columns of a table must be for what is in view at first. Only rows in view are drawn, so that left to
 * themselves columns would jump while scrolling.
 * @param content they are measured anew when it changes, and when a font has come that the texts may have waited for.
 * @returns the widths, null while they are measured, for which columns must be left to themselves; and the table's ref.
 */
export function useColumnWidths(content: string): readonly [readonly number[] | null, RefCallback<HTMLTableElement>] {
  const [measured, setMeasured] = useState<{ readonly key: string; readonly widths: readonly number[] } | null>(null);
  const [fontLoads, setFontLoads] = useState(0);
  useEffect(() => {
    const onLoad = () => setFontLoads((loads) => loads + 1);
    document.fonts.addEventListener('loadingdone', onLoad);
    return () => document.fonts.removeEventListener('loadingdone', onLoad);
  }, []);
  const key = `${fontLoads} ${content}`;
  const measure = useCallback(
    (table: HTMLTableElement | null) => {
      const cells = table?.tHead?.rows[0]?.cells;
      if (!cells) return;
      table.style.inlineSize = 'max-content';
      // A pixel more than the rounded width, or what just had room might break.
      const widths = Array.from(cells, (cell) => cell.offsetWidth + 1);
      table.style.inlineSize = '';
      // Out of sight it has no width.
      if (table.offsetWidth > 0) setMeasured({ key, widths });
    },
    [key],
  );
  return [measured?.key === key ? measured.widths : null, measure];
}
