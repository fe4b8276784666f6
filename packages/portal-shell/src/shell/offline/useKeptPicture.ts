import { useEffect } from 'react';
import { profilePictureKey, useProfilePicture } from '../../account/useProfilePicture.ts';
import { useReadable } from '@gantry/base/react';
import { usePortal } from '../../portal/index.ts';

/**
 * Keeps the picture of the profile, and shows the kept one while the network is lost. The page fetches it: the worker, which may call nobody but
 * the portal's own server, does not.
 */
export function useKeptPicture(): void {
  const { queryClient, services } = usePortal();
  const { isLost } = useReadable(services.network);
  const address = useProfilePicture(services.userAccess);

  useEffect(() => {
    if (address === null) return undefined;
    if (address.startsWith('blob:')) return () => URL.revokeObjectURL(address);
    const key = `picture ${address}`;
    const keepOrShow = async () => {
      const answers = await (await services.offline)?.answers();
      if (!answers) return;
      if (isLost) {
        const { answer } = (await answers.find(key)) ?? {};
        if (answer instanceof Blob) queryClient.setQueryData(profilePictureKey, URL.createObjectURL(answer));
        return;
      }
      const response = await fetch(address);
      if (response.ok) await answers.keep(key, await response.blob());
    };
    keepOrShow().catch((error: unknown) =>
      console.warn('The picture is not kept for a time without a network.', error),
    );
    return undefined;
  }, [address, isLost, queryClient, services]);
}
