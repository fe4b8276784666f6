import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createSignedOutRoutes } from './createPublicRoutes.tsx';

test.each([
  ['no page of the router', '/apps/workflow?view=crews#today'],
  ['no route at all', '/apps/workflow/%0A'],
])('without a session, an address that matches %s is loaded', async (_matches, address) => {
  const load = vi.fn();
  const pages = ['/Error/404', '/Error/500'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = createMemoryRouter(createSignedOutRoutes(pages, load), { initialEntries: ['/Error/404'] });
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: '/Error/404' })).toBeVisible();
  await router.navigate(address);
  await expect.poll(() => load.mock.calls).toEqual([[address]]);
});
