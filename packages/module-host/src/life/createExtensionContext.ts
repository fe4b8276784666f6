import { contractVersion, type ExtensionContext, type ModuleAppearance, type ModuleProgram } from '@gantry/module';
import { toastQueue } from '@gantry/ui-kit';
import { formatTime, namesOfZones, type TimeZone } from '@gantry/ui-kit/time';
import { ownAddress } from '@gantry/platform-client/addresses/ownAddress';
import { hrefOf, portalRoot } from '@gantry/platform-client/addresses/portalBase';
import type { Session } from '@gantry/platform-client/auth/Session';
import type { PlatformOptions } from '@gantry/platform-client/PlatformOptions';
import type { LaterOutbox } from '@gantry/platform-client/outbox/Outbox';
import type { HttpClient } from '@gantry/platform-client/services/HttpClient';
import { createChangingPart } from './createChangingPart.ts';
import { createModuleRequest } from './createModuleRequest.ts';

/** The appearance for modules, with zones as the kit has them. */
interface HostAppearance extends Omit<ModuleAppearance, 'timeZones'> {
  readonly timeZones: readonly TimeZone[];
}

const named = (appearance: HostAppearance): ModuleAppearance => ({
  ...appearance,
  timeZones: namesOfZones(appearance.timeZones),
});

/** The state of the shell from which the context of an extension is made. A module has these parts too. */
export interface ExtensionEnvironment {
  readonly session: Pick<Session, 'profile' | 'getAccessToken'>;
  readonly program: ModuleProgram | null;
  readonly appearance: HostAppearance;
  /** The address of each service. */
  readonly services: PlatformOptions['services'];
  readonly http: HttpClient;
  /** Keeps the writes that may wait. */
  readonly outbox: Pick<LaterOutbox, 'open'>;
  readonly navigate: ExtensionContext['navigate'];
  readonly openNotificationPanel: ExtensionContext['openNotificationPanel'];
}

/** A context and the functions by which the host updates and closes it. */
export interface HeldExtensionContext {
  readonly context: ExtensionContext;
  readonly setAppearance: (appearance: HostAppearance) => void;
  /** Fires the signal. No listener is called afterwards. */
  readonly close: () => void;
}

/**
 * Creates the members of the context that need no route. Extensions have these, and modules too.
 *
 * @param name the name of the module or the extension
 * @param isProgramRequired false in a program-agnostic module, whose calls do not wait until a program is chosen
 */
export function createExtensionContext(
  environment: ExtensionEnvironment,
  name: string,
  isProgramRequired: boolean,
): HeldExtensionContext {
  const { session, program, services, http, outbox, openNotificationPanel } = environment;
  const appearance = named(environment.appearance);
  const controller = new AbortController();
  const { id, userName, completeName, email, isUserGC } = session.profile;
  const { signal } = controller;
  const changing = createChangingPart(appearance, { name, what: 'appearance', signal });
  return {
    context: {
      contract: contractVersion,
      program,
      user: { id, userName, completeName, email, isUserGC },
      appearance,
      services,
      request: createModuleRequest({
        http,
        isProgramRequired,
        signal,
        outbox,
        owner: name,
        programId: program?.id ?? null,
      }),
      getAccessToken: session.getAccessToken,
      navigate: (to, options) => {
        // A path is the portal's, with or without the base. Anything else starts from the present address.
        const own = ownAddress(to.startsWith('/') ? to : new URL(to, location.href).href, portalRoot());
        if (own === null) {
          throw new TypeError(
            `${to} is not an address of the portal, so it was not opened. Use a link for other sites.`,
          );
        }
        environment.navigate(own, options);
      },
      hrefOf,
      toast: ({ title, tone = 'neutral' }) => void toastQueue.add({ title, tone }),
      openNotificationPanel,
      formatTime: (time, style = 'full') => {
        const { formatLocale, timeZones } = changing.get();
        return formatTime(Number(time), { locale: formatLocale, timeZones }, style);
      },
      signal,
      onAppearanceChange: changing.onChange,
    },
    setAppearance: (next) => changing.set(named(next)),
    close: () => controller.abort(),
  };
}
