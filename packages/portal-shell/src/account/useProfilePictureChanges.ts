import { ServiceError } from '@gantry/module';
import { toastQueue } from '@gantry/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShellMessages } from '../languages/index.ts';
import type { UserAccessService } from '../services/userAccess/userAccess.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { shrinkImage } from '../uploads/shrinkImage.ts';
import { uploadingClient } from '../uploads/uploadingClient.ts';
import { profilePictureKey } from './useProfilePicture.ts';

/** The functions that change the person's picture. */
interface ProfilePictureChanges {
  /** Rejects with the text of the toast if the picture was not stored, and with the reason of the signal if it was cancelled. */
  readonly upload: (file: File, reportProgress: (percent: number) => void, signal: AbortSignal) => Promise<void>;
  /** Rejects with the text of the toast if the picture was not removed. */
  readonly remove: () => Promise<void>;
}

/** The portal shows it much smaller. A photo of a camera takes minutes on a slow line. */
const longestEdge = 1024;

/** Appends the server's message, if there is one. */
function withServerMessage(text: string, error: unknown): string {
  const serverMessage = error instanceof ServiceError ? error.serverMessage : null;
  return serverMessage === null || serverMessage === '' ? text : `${text} - ${serverMessage}`;
}

/** Changes the picture of the signed-in person. If a change fails, a toast shows the server's message. */
export function useProfilePictureChanges(
  service: Pick<UserAccessService, 'updateProfilePicture' | 'deleteProfilePicture'>,
  uploads: Pick<Uploads, 'start'>,
): ProfilePictureChanges {
  const { account } = useShellMessages();
  const cache = useQueryClient();

  const told = (text: string, cause: unknown): Error => {
    toastQueue.add({ title: text, tone: 'danger' });
    return new Error(text, { cause });
  };
  const upload = useMutation({
    mutationFn: (update: Parameters<UserAccessService['updateProfilePicture']>) =>
      service.updateProfilePicture(...update),
    onSuccess: (address) => cache.setQueryData(profilePictureKey, address),
  });
  const removal = useMutation({
    mutationFn: service.deleteProfilePicture,
    onSuccess: () => cache.setQueryData(profilePictureKey, null),
  });

  return {
    upload: async (file, reportProgress, signal) => {
      try {
        const picture = await shrinkImage(file, { maxEdge: longestEdge });
        await upload.mutateAsync([picture, uploadingClient(uploads, reportProgress), signal]);
      } catch (error) {
        if (signal.aborted) {
          // It may have arrived all the same.
          await cache.invalidateQueries({ queryKey: profilePictureKey });
          throw error;
        }
        throw told(withServerMessage(account.uploadFailed, error), error);
      }
    },
    remove: async () => {
      try {
        await removal.mutateAsync();
      } catch (error) {
        throw told(withServerMessage(account.deleteFailed, error), error);
      }
    },
  };
}
