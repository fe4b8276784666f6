import { useEffect } from 'react';
import { profilePictureKey, useProfilePicture } from '../../screens/account/useProfilePicture.ts';
import { useReadable } from '@gantry/base/react';
import { keepPicture } from '@gantry/platform-client/services/offline/keepPicture';
import { usePortal } from '../../portal/index.ts';

/** Keeps the picture of the profile, and shows the kept one while the network is lost. */
export function useKeptPicture(): void {
  const { queryClient, services } = usePortal();
  const { isLost } = useReadable(services.network);
  const address = useProfilePicture(services.userAccess);

  useEffect(() => {
    if (address === null) return undefined;
    if (address.startsWith('blob:')) return () => URL.revokeObjectURL(address);
    const keepOrShow = async () => {
      const answers = await (await services.offline)?.answers();
      if (!answers) return;
      const kept = await keepPicture(answers, address, isLost);
      if (kept !== null) queryClient.setQueryData(profilePictureKey, URL.createObjectURL(kept));
    };
    keepOrShow().catch((error: unknown) =>
      console.warn('The picture is not kept for a time without a network.', error),
    );
    return undefined;
  }, [address, isLost, queryClient, services]);
}
