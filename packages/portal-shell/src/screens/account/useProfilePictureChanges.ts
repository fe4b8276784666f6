import { ServiceError } from '@gantry/module';
import { toastQueue } from '@gantry/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useShellMessages } from '../../languages/index.ts';
import type { UserAccessService } from '@gantry/platform-client/services/userAccess/userAccess';
import type { Program } from '@gantry/platform-client/program/selectedProgram';
import type { Uploads } from '@gantry/platform-client/uploads/createUploads';
import { shrinkImage } from '@gantry/platform-client/uploads/shrinkImage';
import { uploadingClient } from '@gantry/platform-client/uploads/uploadingClient';
import { profilePictureKey } from './useProfilePicture.ts';

/** The picture was not changed. A toast has said so. */
class PictureChangeError extends Error {
  override readonly name = 'PictureChangeError';
  readonly change: 'upload' | 'delete';
  constructor(change: 'upload' | 'delete', cause: unknown) {
    super(`The ${change} of the picture failed.`, { cause });
    this.change = change;
  }
}

/** The portal shows it much smaller. A photo of a camera takes minutes on a slow line. */
const longestEdge = 1024;

/** Changes the picture of the signed-in person. If a change fails, a toast shows the server's message. */
export function useProfilePictureChanges(
  service: Pick<UserAccessService, 'updateProfilePicture' | 'deleteProfilePicture'>,
  uploads: Pick<Uploads, 'start'>,
  program: Program | null,
) {
  const { account } = useShellMessages();
  const cache = useQueryClient();

  const textOf = ({ change, cause }: PictureChangeError): string => {
    const text = account[`${change}Failed`];
    const serverMessage = cause instanceof ServiceError ? cause.serverMessage : null;
    return serverMessage === null || serverMessage === '' ? text : `${text} - ${serverMessage}`;
  };
  const told = (change: PictureChangeError['change'], cause: unknown): PictureChangeError => {
    const error = new PictureChangeError(change, cause);
    toastQueue.add({ title: textOf(error), tone: 'danger' });
    return error;
  };

  return {
    /** Rejects with {@link PictureChangeError} if the picture was not stored, and with the reason of the signal if it was cancelled. */
    onUpload: async (file: File, reportProgress: (percent: number) => void, signal: AbortSignal) => {
      try {
        const picture = await shrinkImage(file, { maxEdge: longestEdge });
        const client = uploadingClient(uploads, program, reportProgress);
        cache.setQueryData(profilePictureKey, await service.updateProfilePicture(picture, client, signal));
      } catch (error) {
        if (signal.aborted) {
          // It may have arrived all the same.
          await cache.invalidateQueries({ queryKey: profilePictureKey });
          throw error;
        }
        throw told('upload', error);
      }
    },
    /** Rejects with {@link PictureChangeError} if the picture was not removed. */
    onDelete: async () => {
      try {
        await service.deleteProfilePicture();
        cache.setQueryData(profilePictureKey, null);
      } catch (error) {
        throw told('delete', error);
      }
    },
    /** The text of such an error in the present language. */
    errorMessageOf: (error: unknown) => (error instanceof PictureChangeError ? textOf(error) : undefined),
  };
}
