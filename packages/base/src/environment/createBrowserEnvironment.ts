import type { Environment } from './Environment.ts';

// A hidden page is not painted; callbacks for a frame run after this long.
const longestFrameMs = 250;

/** The {@link Environment} of the page. It also works on a server, where there is no page. */
export function createBrowserEnvironment(): Environment {
  const page = typeof document === 'undefined' ? null : document;
  const view = typeof window === 'undefined' ? null : window;
  const listen = (target: EventTarget | null, event: string, listener: (event: Event) => void) => {
    target?.addEventListener(event, listener);
    return () => target?.removeEventListener(event, listener);
  };
  return {
    now: () => Date.now(),
    setTimer(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    requestFrame(callback) {
      if (typeof requestAnimationFrame === 'undefined') {
        setTimeout(callback, 0);
        return;
      }
      const once = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        callback();
      };
      const frame = requestAnimationFrame(once);
      const timer = setTimeout(once, longestFrameMs);
    },
    random: () => Math.random(),
    isVisible: () => page?.visibilityState !== 'hidden',
    mayOpenTab: () => typeof navigator === 'undefined' || (navigator.userActivation?.isActive ?? true),
    onVisibilityChange: (listener) => listen(page, 'visibilitychange', listener),
    onSuspend: (listener) => listen(view, 'pagehide', listener),
    onResume: (listener) =>
      listen(view, 'pageshow', (event) => {
        if ('persisted' in event && event.persisted === true) listener();
      }),
    isOnline: () => view === null || navigator.onLine,
    onOnline: (listener) => listen(view, 'online', listener),
    onOffline: (listener) => listen(view, 'offline', listener),
  };
}
