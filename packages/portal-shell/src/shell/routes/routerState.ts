import type { createBrowserRouter } from 'react-router-dom';

type WholeRouter = ReturnType<typeof createBrowserRouter>;
type Router = Pick<WholeRouter, 'state' | 'subscribe'>;

/** Resolves when the router is at an address, not on its way to one. A reload before that would lead back. */
export function navigationEnd(router: Router): Promise<void> {
  if (router.state.navigation.state === 'idle') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
}

/** Resolves when the router knows the first screen. A router without loaders knows it at once. */
export function routerReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

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
