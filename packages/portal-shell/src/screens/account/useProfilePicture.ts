import { useQuery } from '@tanstack/react-query';
import type { UserAccessService } from '@gantry/platform-client/services/userAccess/userAccess';

export const profilePictureKey = ['profilePicture'];

/** The address of the signed-in person's picture; null while it loads and if there is none. */
export function useProfilePicture(service: Pick<UserAccessService, 'getProfilePicture'>): string | null {
  const { data } = useQuery({
    queryKey: profilePictureKey,
    queryFn: ({ signal }) => service.getProfilePicture(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
