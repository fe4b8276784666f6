import { usePortal } from '../../portal/index.ts';
import { NetworkBanner } from '../offline/NetworkBanner.tsx';
import { useKeptPicture } from '../offline/useKeptPicture.ts';
import { OverrideBanner } from './OverrideBanner.tsx';

/** The banner of a lost network, and what goes with it. */
function NetworkPart() {
  useKeptPicture();
  return <NetworkBanner />;
}

/** The banners that few installations and few people can have: of a lost network with the flag OFFLINE, and of the author of a module. */
export function LateBanners() {
  const { configuration, overrides } = usePortal();
  return (
    <>
      {configuration.flags.OFFLINE && <NetworkPart />}
      <OverrideBanner overrides={overrides} />
    </>
  );
}
