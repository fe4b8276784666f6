import { NotificationCenterPage } from '../ui/index.ts';
import { mountWith } from './mountElement.tsx';

/** Draws the full page. */
export const mountPage = mountWith(() => <NotificationCenterPage />);
