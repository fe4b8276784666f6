import { NotificationPanel, type NotificationPanelProps } from '../ui/NotificationPanel/NotificationPanel.tsx';
import { createScreen } from './createScreen.tsx';
import type { Shown } from './mountElement.ts';

/**
 * Makes the panel of `bell`. While it is closed, it shows the dialogs that toasts open. `place` holds what is not placed at the end of the
 * page.
 */
export function createPanel(place: HTMLElement, bell: HTMLElement) {
  const screen = createScreen(place);
  const returnFocusTo = { current: bell };
  return {
    show(shown: Shown, state: Pick<NotificationPanelProps, 'isOpen' | 'onOpenChange'>) {
      screen.show(
        shown,
        <NotificationPanel {...state} onOpenNotificationCenter={shown.openPage} returnFocusTo={returnFocusTo} />,
      );
    },
    remove: screen.remove,
  };
}
