import type { PortalClient } from '@gantry/module/life';
import { toastQueue } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { ownAddress } from '@gantry/platform-client/addresses/ownAddress';
import { hrefOf, portalRoot } from '@gantry/platform-client/addresses/portalBase';
import type { Session } from '@gantry/platform-client/auth/Session';
import type { LaterOutbox } from '@gantry/platform-client/outbox/Outbox';
import type { HttpClient } from '@gantry/platform-client/services/HttpClient';

/** The state of the shell from which the context of an extension is made. A module has these parts too. */
export interface ExtensionEnvironment extends Pick<
  PortalClient,
  'program' | 'appearance' | 'services' | 'navigate' | 'openNotificationPanel'
> {
  readonly session: Pick<Session, 'profile' | 'getAccessToken'>;
  readonly http: HttpClient;
  /** Keeps writes until they are sent. */
  readonly outbox: Pick<LaterOutbox, 'open'>;
}

/** The portal behind the context of an extension or a module. Its parts are listed, so that they alone reach the context. */
export function portalClientOf(environment: ExtensionEnvironment): PortalClient {
  const { session, program, appearance, services, http, outbox, openNotificationPanel } = environment;
  const { id, userName, completeName, email, isUserGC } = session.profile;
  return {
    program,
    user: { id, userName, completeName, email, isUserGC },
    // Each module has its own: what one writes into it is not another's.
    appearance: { ...appearance, timeZones: [...appearance.timeZones] },
    services,
    request: http.request,
    outbox,
    getAccessToken: session.getAccessToken,
    navigate: (to, options) => {
      // A path is the portal's, with or without the base. Anything else starts from the present address.
      const own = ownAddress(to.startsWith('/') ? to : new URL(to, location.href).href, portalRoot());
      if (own === null) {
        throw new TypeError(`${to} is not an address of the portal, so it was not opened. Use a link for other sites.`);
      }
      environment.navigate(own, options);
    },
    hrefOf,
    toast: ({ title, tone = 'neutral' }) => void toastQueue.add({ title, tone }),
    openNotificationPanel,
    formatTime: (time, { formatLocale, timeZones }, style) =>
      formatTime(time, { locale: formatLocale, timeZones }, style),
  };
}
