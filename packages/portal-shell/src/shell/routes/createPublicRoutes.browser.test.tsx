import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createSignedOutRoutes } from './createPublicRoutes.tsx';

test('without a session, an address that needs a sign-in is loaded although no page of the router matches it', async () => {
  const load = vi.fn();
  const pages = ['/Error/404', '/Error/500'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = createMemoryRouter(createSignedOutRoutes(pages, load), { initialEntries: ['/Error/404'] });
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: '/Error/404' })).toBeVisible();
  await router.navigate('/apps/workflow?view=crews#today');
  await expect.poll(() => load.mock.calls).toEqual([['/apps/workflow?view=crews#today']]);
});
