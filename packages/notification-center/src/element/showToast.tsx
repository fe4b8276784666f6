import { toastQueue, ToastRegion } from '@gantry/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import type { NotificationToast } from '../data/index.ts';
import { ElementFrame } from './ElementFrame.tsx';

let root: Root | null = null;

/** Shows a toast. All elements of a page share one region, which is there from the first toast on. */
export function showToast(toast: NotificationToast, locale: string) {
  if (root === null) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(
    <ElementFrame locale={locale}>
      <ToastRegion />
    </ElementFrame>,
  );
  toastQueue.add(toast);
}
