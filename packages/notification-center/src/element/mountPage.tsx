import { NotificationCenterPage } from '../ui/NotificationCenterPage/NotificationCenterPage.tsx';
import { createScreen } from './createScreen.tsx';
import { mountWith } from './mountElement.ts';

/** Draws the full page. */
export const mountPage = mountWith((host) => {
  const screen = createScreen(host);
  return { show: (shown) => screen.show(shown, <NotificationCenterPage />), remove: screen.remove };
});
