import { usePortal } from '../../portal/index.ts';
import { NetworkBanner } from '../offline/NetworkBanner.tsx';
import { OverrideBanner } from './OverrideBanner.tsx';

/** The banners that few installations and few people can have: of a lost network with the flag OFFLINE, and of the author of a module. */
export function LateBanners() {
  const { configuration, overrides } = usePortal();
  return (
    <>
      {configuration.flags.OFFLINE && <NetworkBanner />}
      <OverrideBanner overrides={overrides} />
    </>
  );
}
