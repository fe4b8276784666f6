import { createWritable } from '@gantry/base/observable';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useProfilePicture } from '../../screens/account/useProfilePicture.ts';
import { PortalProvider, usePortal } from '../../portal/index.ts';
import type { HttpClient } from '@gantry/platform-client/services/HttpClient';
import { createNetwork } from '@gantry/platform-client/services/offline/createNetwork';
import type { NetworkState } from '@gantry/platform-client/services/offline/network';
import { clearDatabases } from '@gantry/platform-client/storage/databases.testing';
import { openKeptAnswers } from '@gantry/platform-client/storage/keptAnswers';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { useKeptPicture } from './useKeptPicture.ts';

function Picture() {
  useKeptPicture();
  return <p>{useProfilePicture(usePortal().services.userAccess)}</p>;
}

test('the picture is kept, and shown without a network', async () => {
  onTestFinished(clearDatabases);
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(new Blob(['a picture'], { type: 'image/png' }))));
  onTestFinished(() => fetched.mockRestore());
  const answers = openKeptAnswers({ person: 'avery', days: 7, isOver: () => false });
  const state = createWritable<NetworkState>({ isLost: false, shown: [], renewals: 0 });
  const portal = createFakePortal();
  const services = {
    ...portal.services,
    network: state,
    offline: Promise.resolve({
      network: createNetwork(state),
      answers: () => Promise.resolve(answers),
      isOver: () => false,
      over: (http: HttpClient) => http,
    }),
    userAccess: {
      ...portal.services.userAccess,
      getProfilePicture: () => Promise.resolve('https://storage.example/avery.png'),
    },
  };
  const screen = await render(
    <PortalProvider portal={{ ...portal, services }}>
      <Picture />
    </PortalProvider>,
  );
  await expect.element(screen.getByText('https://storage.example/avery.png')).toBeVisible();
  await expect.poll(() => answers.summary()).toMatchObject({ count: 1, bytes: 9 });

  state.set({ ...state.get(), isLost: true });
  await expect.element(screen.getByText(/^blob:/)).toBeVisible();
  const shown = await new Promise<string>((resolve, reject) => {
    const image = new XMLHttpRequest();
    image.addEventListener('load', () => resolve(image.responseText));
    image.addEventListener('error', reject);
    image.open('GET', screen.getByText(/^blob:/).element().textContent);
    image.send();
  });
  expect(shown).toBe('a picture');
});
