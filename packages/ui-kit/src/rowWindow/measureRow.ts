import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Measures a row. A row that is not shown has the height that is estimated: from a height of zero on, the virtualizer would scroll past each row
 * once it is shown.
 */
export function measureRow<Scroller extends Element | Window, Row extends Element>(
  element: Row,
  entry: ResizeObserverEntry | undefined,
  instance: Virtualizer<Scroller, Row>,
): number {
  return measureElement(element, entry, instance) || instance.options.estimateSize(instance.indexFromElement(element));
}
