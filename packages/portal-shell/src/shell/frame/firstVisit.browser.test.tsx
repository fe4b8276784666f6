import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toggleFavourite, visitPlace } from '@gantry/platform-client/settings/placeChanges';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

afterEach(() => page.viewport(414, 896));

test.each(['a first visit', 'a later one'])(
  'on a phone the first group stands above the fold, on %s',
  async (visit) => {
    await page.viewport(390, 844);
    const portal = createFakePortal();
    const place = { kind: 'module', id: 'workOrder', title: 'Work Order' } as const;
    if (visit === 'a later one') {
      const places = portal.personal.places(portal.program.get()?.id ?? '');
      toggleFavourite(places, place);
      visitPlace(places, place);
    }
    await render(<ShellStage portal={portal} />);
    const groups = page.getByRole('list', { name: 'Application groups' });
    await expect.element(groups.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.element(names.first()).toHaveTextContent('Application groups');
    expect(page.getByRole('region', { name: 'Favourites' }).elements()).toHaveLength(visit === 'a later one' ? 1 : 0);
  },
);
