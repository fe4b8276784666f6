export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
export { createToastQueue, toastQueue } from './toastQueue.ts';
export type { ShownToast, ToastAction, ToastOptions, ToastQueue } from './toastQueue.ts';
