import type { createBrowserRouter } from 'react-router-dom';

type WholeRouter = ReturnType<typeof createBrowserRouter>;
type Router = Pick<WholeRouter, 'state' | 'subscribe'>;

/** Resolves when the router is in such a state. */
function until(router: Router, isReached: (state: WholeRouter['state']) => boolean): Promise<void> {
  if (isReached(router.state)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!isReached(state)) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when the router is at an address, not on its way to one. A reload before that would lead back. */
export const navigationEnd = (router: Router): Promise<void> =>
  until(router, ({ navigation }) => navigation.state === 'idle');

/** Resolves when the router knows the first screen. A router without loaders knows it at once. */
export const routerReady = (router: Router): Promise<void> => until(router, ({ initialized }) => initialized);

/**
 * The same router, which gives each listener the current state as soon as it subscribes. React Router's provider reads the state when it
 * renders and subscribes when React commits, so a first render in slices misses a state in between, unless nobody else listens.
 */
export function tellingAtOnce(router: WholeRouter): WholeRouter {
  const subscribe: WholeRouter['subscribe'] = (listener) => {
    const stop = router.subscribe(listener);
    listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as WholeRouter; // An object that inherits all but one member.
}
