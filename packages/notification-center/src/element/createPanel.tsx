import { NotificationPanel } from '../ui/NotificationPanel/NotificationPanel.tsx';
import { createScreen } from './createScreen.tsx';
import type { Shown } from './mountElement.ts';

/** The state of a panel. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The panel of a bell. While it is closed, it shows the dialogs that toasts open. */
export interface Panel {
  readonly show: (shown: Shown, state: PanelState) => void;
  readonly remove: () => void;
}

/** Makes a panel of `bell`. `place` holds what is not placed at the end of the page. */
export function createPanel(place: HTMLElement, bell: HTMLElement): Panel {
  const screen = createScreen(place);
  const returnFocusTo = { current: bell };
  return {
    show(shown, { isOpen, onOpenChange }) {
      screen.show(
        shown,
        <NotificationPanel
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          onOpenNotificationCenter={shown.openPage}
          returnFocusTo={returnFocusTo}
        />,
      );
    },
    remove: screen.remove,
  };
}
