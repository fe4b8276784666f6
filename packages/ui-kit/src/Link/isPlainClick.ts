import type { MouseEvent } from 'react';

/** Whether a click on a link stays in the app. With a modifier or another button the browser opens a tab or a window, or saves the page. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
