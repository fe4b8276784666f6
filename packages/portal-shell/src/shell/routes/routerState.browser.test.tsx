import { startTransition, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { tellingAtOnce } from './routerState.ts';

test('an address that is ready between two slices of the first render is shown', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <p>The first place</p> },
    { path: '/second', element: <p>The second place</p> },
  ]);
  // The router keeps a state for its first subscriber, which the provider is not.
  onTestFinished(router.subscribe(() => undefined));
  const occupy = (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  };
  const navigateOnce = Promise.withResolvers<undefined>();
  void navigateOnce.promise.then(() => router.navigate('/second'));
  /** Takes longer than a slice. The router navigates when the first slice ends. */
  function Slow({ part }: { readonly part: number }): ReactElement {
    navigateOnce.resolve(undefined);
    occupy(30);
    return <span>{part}</span>;
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  startTransition(() => {
    root.render(
      <>
        <RouterProvider router={tellingAtOnce(router)} />
        {[1, 2, 3, 4].map((part) => (
          <Slow key={part} part={part} />
        ))}
      </>,
    );
  });
  await expect.element(page.getByText('The second place')).toBeVisible();
});
