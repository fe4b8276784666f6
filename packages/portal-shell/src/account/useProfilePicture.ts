import { ServiceError } from '@gantry/module';
import { toastQueue } from '@gantry/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShellMessages } from '../languages/index.ts';
import type { UserAccessService } from '../services/userAccess/userAccess.ts';

/** The person's picture and the functions that change it. */
export interface ProfilePicture {
  /** Its address; null while it loads and if there is none. */
  readonly address: string | null;
  /** Rejects with the text of the toast if the picture was not stored. */
  readonly upload: (file: File) => Promise<void>;
  /** Rejects with the text of the toast if the picture was not removed. */
  readonly remove: () => Promise<void>;
}

const queryKey = ['profilePicture'];
/** The portal shows it much smaller. A photo of a camera takes minutes on a slow line. */
const longestEdge = 1024;

/** Appends the server's message, if there is one. */
function withServerMessage(text: string, error: unknown): string {
  const serverMessage = error instanceof ServiceError ? error.serverMessage : null;
  return serverMessage === null || serverMessage === '' ? text : `${text} - ${serverMessage}`;
}

/** The picture of the signed-in person. If a change fails, a toast shows the server's message. */
export function useProfilePicture(service: UserAccessService): ProfilePicture {
  const { account } = useShellMessages();
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => service.getProfilePicture(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const told = (text: string, cause: unknown): Error => {
    toastQueue.add({ title: text, tone: 'danger' });
    return new Error(text, { cause });
  };
  const upload = useMutation({
    mutationFn: service.updateProfilePicture,
    onSuccess: (address) => cache.setQueryData(queryKey, address),
  });
  const removal = useMutation({
    mutationFn: service.deleteProfilePicture,
    onSuccess: () => cache.setQueryData(queryKey, null),
  });

  return {
    address: data ?? null,
    upload: async (file) => {
      try {
        const { shrinkImage } = await import('../uploads/shrinkImage.ts');
        await upload.mutateAsync(await shrinkImage(file, { maxEdge: longestEdge }));
      } catch (error) {
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
