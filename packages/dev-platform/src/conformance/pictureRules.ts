import { ask, createChecked, expectThat, isFine, isRefused } from '@gantry/notification-center/conformance';
import { portalCalls } from '../contract/portalCalls.ts';
import type { PortalBackend, PortalRule } from './PortalBackend.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const update = (backend: PortalBackend, image: string, fileName: string) =>
  ask(backend, portalCalls.updatePicture, { body: { image, fileName } });

const pathOf = async (backend: PortalBackend) => (await createChecked(backend).read(portalCalls.getPicture, {})) ?? '';

/** Runs `act`, which changes the picture of the user, and gives back the one that they had. */
async function withPicture(backend: PortalBackend, act: () => Promise<void>) {
  const before = await pathOf(backend);
  const picture = before === '' ? null : ((await backend.openStored?.(before)) ?? null);
  // It could not be given back.
  expectThat(
    before === '' || picture !== null,
    'The path of the picture does not open below the storage without a token.',
  );
  try {
    await act();
  } finally {
    if (picture === null) await createChecked(backend).send(portalCalls.deletePicture, {});
    else {
      let binary = '';
      for (const byte of picture) binary += String.fromCodePoint(byte);
      const { status } = await update(backend, btoa(binary), before.split('/').at(-1) ?? 'picture.png');
      expectThat(isFine(status), `The picture of the user could not be given back: the answer is ${String(status)}.`);
    }
  }
}

/** The picture of the user. */
export const pictureRules: readonly PortalRule[] = [
  {
    name: 'a stored picture has a path below the storage, and has none once it is deleted',
    needs: ['openStored'],
    check: (backend) =>
      withPicture(backend, async () => {
        const { status } = await update(backend, png, 'contract-check.png');
        expectThat(isFine(status), `UpdateUserProfilePicture answered ${String(status)}.`);
        const stored = await backend.openStored?.(await pathOf(backend));
        expectThat(stored?.[1] === 0x50, 'Its path does not open below the storage without a token.');
        await createChecked(backend).send(portalCalls.deletePicture, {});
        expectThat((await pathOf(backend)) === '', 'A deleted picture still has a path.');
      }),
  },
  {
    name: 'a picture that is neither png nor jpeg is refused',
    needs: ['openStored'],
    check: (backend) =>
      withPicture(backend, async () => {
        const { status } = await update(backend, btoa('GIF89a'), 'contract-check.gif');
        expectThat(isRefused(status), `It is answered with ${String(status)}.`);
      }),
  },
];
