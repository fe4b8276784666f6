import { ServiceError } from '@gantry/module';
import { AvatarUpload, ThemeProvider, ToastRegion, toastQueue } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import { messages as english } from '@gantry/ui-kit/languages/en';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MessagesStage } from '../testing/ScreenStage.testing.tsx';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import type { UserAccessService } from '@gantry/platform-client/services/userAccess/userAccess';
import { startUploads } from '@gantry/platform-client/uploads/uploads.testing';
import { useProfilePicture } from './useProfilePicture.ts';
import { useProfilePictureChanges } from './useProfilePictureChanges.ts';

beforeEach(() => {
  toastQueue.clear();
});

const file = new File(['x'], 'avery.png', { type: 'image/png' });

function Picture({ service }: { readonly service: UserAccessService }) {
  const address = useProfilePicture(service);
  const [{ uploads }] = useState(startUploads);
  const [leaving] = useState(() => new AbortController());
  const { onUpload: upload, onDelete: remove } = useProfilePictureChanges(service, uploads, null);
  const settle = (change: Promise<void>) => void change.catch(() => undefined);
  return (
    <>
      <p>{address ?? 'none'}</p>
      <button type="button" onClick={() => settle(upload(file, () => undefined, leaving.signal))}>
        Upload
      </button>
      <button type="button" onClick={() => leaving.abort()}>
        Cancel
      </button>
      <button type="button" onClick={() => settle(remove())}>
        Remove
      </button>
      <ToastRegion />
    </>
  );
}

const serviceWith = (service: Partial<UserAccessService>): UserAccessService => ({
  getProfilePicture: () => Promise.resolve('https://storage.example/old.png'),
  updateProfilePicture: () => Promise.resolve('https://storage.example/new.png'),
  deleteProfilePicture: () => Promise.resolve(),
  ...service,
});

const old = 'https://storage.example/old.png';
const open = (service: Partial<UserAccessService>) => renderScreen(<Picture service={serviceWith(service)} />);
/** The same, with the picture that is stored. */
async function openStored(service: Partial<UserAccessService>) {
  const screen = await open(service);
  await expect.element(screen.getByText(old)).toBeVisible();
  return screen;
}

test('shows the stored picture, then the uploaded one, then none after deletion', async () => {
  const updateProfilePicture = vi.fn(() => Promise.resolve('https://storage.example/new.png'));
  const screen = await openStored({ updateProfilePicture });
  await screen.getByRole('button', { name: 'Upload' }).click();
  await expect.element(screen.getByText('https://storage.example/new.png')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('none')).toBeVisible();
});

test('an upload that is cancelled is no failure, and the stored picture is read again', async () => {
  const getProfilePicture = vi.fn(() => Promise.resolve('https://storage.example/old.png'));
  const updateProfilePicture: UserAccessService['updateProfilePicture'] = (_file, _client, signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const screen = await openStored({ getProfilePicture, updateProfilePicture });
  await screen.getByRole('button', { name: 'Upload' }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => getProfilePicture.mock.calls.length).toBe(2);
  await expect.element(screen.getByRole('group', { name: /Image Upload Failed/ })).not.toBeInTheDocument();
});

test('shows none if the service does not answer', async () => {
  const getProfilePicture = vi.fn(() => Promise.reject(new Error('500')));
  const screen = await open({ getProfilePicture });
  await expect.poll(() => getProfilePicture.mock.calls).not.toEqual([]);
  await expect.element(screen.getByText('none')).toBeVisible();
});

function Editor({ service }: { readonly service: UserAccessService }) {
  const [{ uploads }] = useState(startUploads);
  const { onUpload: upload, onDelete: remove, errorMessageOf } = useProfilePictureChanges(service, uploads, null);
  return <AvatarUpload name="Avery" src="data:," onUpload={upload} onDelete={remove} errorMessageOf={errorMessageOf} />;
}

/** "'Image Upload Failed' and 'Image Delete Failed' (the server message is appended after ' - ' if present)." */
describe('failures', () => {
  const refused = { kind: 'refused', service: 'userAccess', method: 'POST', path: '/', status: 400 } as const;
  const refusal = (serverMessage: string | null) => () =>
    Promise.reject(new ServiceError({ ...refused, serverMessage }));
  test.each([
    ['Upload', null, 'Image Upload Failed'],
    ['Upload', '', 'Image Upload Failed'],
    ['Upload', 'The image is over 5 MB', 'Image Upload Failed - The image is over 5 MB'],
    ['Remove', null, 'Image Delete Failed'],
    ['Remove', 'There is no image', 'Image Delete Failed - There is no image'],
  ])('%s, the server saying %s: "%s"', async (button, serverMessage, toast) => {
    const fail = refusal(serverMessage);
    const screen = await openStored({ updateProfilePicture: fail, deleteProfilePicture: fail });
    await screen.getByRole('button', { name: button }).click();
    await expect.element(screen.getByRole('group', { name: toast, exact: true })).toBeVisible();
    await expect.element(screen.getByText(old)).toBeVisible();
  });

  test('what stands beside the picture follows the language', async () => {
    const inLanguage = (locale: string, messages: typeof english) => (
      <ThemeProvider locale={locale} messages={messages(locale)}>
        <MessagesStage>
          <Editor service={serviceWith({ deleteProfilePicture: refusal('There is no image') })} />
        </MessagesStage>
      </ThemeProvider>
    );
    const screen = await renderScreen(inLanguage('en-US', english));
    await screen.getByRole('button', { name: 'Delete Image' }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Image Delete Failed - There is no image');
    await screen.rerender(inLanguage('ar-AE', arabic));
    await expect.element(alert).toHaveTextContent('تعذّر حذف الصورة - There is no image');
  });
});
