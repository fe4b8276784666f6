import { lazyPart } from '@gantry/ui-kit';
import { useLoadedCenter } from './PortalNotifications.tsx';

const banner = lazyPart(async () => (await import('./connectionBanner.ts')).ConnectionBanner);

/** Says that notifications do not arrive live, once the notification center is loaded. */
export function LaterConnectionBanner() {
  return useLoadedCenter() === null ? null : <banner.Part props={{}} />;
}
