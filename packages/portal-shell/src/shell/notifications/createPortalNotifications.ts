import {
  createNotificationCenter,
  markAllRequest,
  markRequest,
  platformSources,
  showLocalItems,
  type NotificationCenter,
  type NotificationCenterCallbacks,
  type RequestFunction,
} from '@gantry/notification-center';
import { loadAhead } from '@gantry/base/loading';
import { toastQueue } from '@gantry/ui-kit';
import { createListeners } from '@gantry/base/observable';
import { hrefOf, portalRoot } from '@gantry/platform-client/addresses/portalBase';
import { findImportResultPage } from '../../catalog/findImportResultPage.ts';
import { languageOf, type StartMessages } from '../../languages/index.ts';
import { createNoticeChoices } from '@gantry/platform-client/settings/noticeChoices';
import type { Portal } from '../../portal/index.ts';
import { preferredLanguage } from '../../preferences/effectivePreferences.ts';
import type { PreferencesStore } from '../../preferences/preferencesStore.ts';
import { journal } from '@gantry/platform-client/telemetry/journal';
import { personalKey } from '@gantry/platform-client/storage/stored';
import { uploadsOf } from '@gantry/platform-client/uploads';
import { uploadItems } from './uploadItems.ts';

/** The program was not changed, and the person knows why. It stops the notification center from opening the item. */
class StayedError extends Error {
  override readonly name = 'StayedError';
  constructor(reason: string) {
    super(`The person stays in the present program (${reason}), so nothing was opened.`);
  }
}

/** Without it, marks wait in memory. */
async function loadMarkQueue() {
  try {
    return (await import('@gantry/platform-client/outbox/createMarkQueue')).createMarkQueue;
  } catch (error) {
    console.warn('Marks are not kept until they can be sent, because a part of the portal is missing.', error);
    return null;
  }
}

/** The notification center of the signed-in person, over the services of the portal. */
export async function createPortalNotifications(
  portal: Portal,
  navigate: NonNullable<NotificationCenterCallbacks['navigate']>,
  getMessages: () => StartMessages,
  preferences: PreferencesStore,
): Promise<NotificationCenter> {
  const { catalog, configuration, program, services, session, storage, switchProgram } = portal;

  const own = (name: string) => personalKey(session.profile.id, name);

  /** Calls wait until a program is selected. A toast says so, as the person is waiting for the answer. */
  function requestTo(service: Parameters<typeof services.requestTo>[0]): RequestFunction {
    const request = services.requestTo(service);
    return (call) => {
      if (program.get() === null) {
        const { chooseToContinue } = getMessages().programs;
        toastQueue.add({ title: chooseToContinue, tone: 'information' });
      }
      return request(call);
    };
  }

  const settingsEvents = createListeners<[argument: unknown]>();
  const sources = platformSources({
    requestTo: (service) => (service === 'notification' ? services.requestTo(service) : requestTo(service)),
    session,
    hub: `${configuration.services.notification}/${configuration.hubName}`,
    listen: (hub) => hub.on('Settings', settingsEvents.call),
    ...configuration.notifications,
  });
  const createMarkQueue = configuration.flags.OFFLINE ? await loadMarkQueue() : null;
  const queue = createMarkQueue?.({
    outbox: portal.outbox,
    requests: { mark: markRequest, markAll: markAllRequest },
    programId: () => program.get()?.id ?? null,
  });
  const uploads = uploadsOf(portal);
  void uploads.restore();
  const center = createNotificationCenter({
    ...sources,
    ...(queue && { queue }),
    programId: program.get()?.id ?? null,
    allowedLinkOrigins: [new URL(configuration.services.storage).origin],
    appRoot: portalRoot(),
    // Another person of this browser neither sees nor removes it.
    storage: {
      getItem: (name) => storage.getItem(own(name)),
      setItem: (name, text) => storage.setItem(own(name), text),
    },
    importResultPage: (title, id) => findImportResultPage(catalog, title, id),
    hasDateGroups: true,
    hasShortcuts: true,
    hasUndo: true,
    settings: createNoticeChoices(portal.personal.settings),
    programs: () => {
      const names = configuration.names[preferredLanguage(preferences.get(), languageOf(session.profile.locale))];
      const known = portal.keptAccess.get()?.permissions.programs ?? [];
      return [...known].map(([id, name]) => ({ id, name: names?.['programs']?.[id] ?? name }));
    },
    hasPush: configuration.flags.PUSH_NOTIFICATIONS,
    hasSettingsService: configuration.services.settings !== undefined,
    extendFeed: showLocalItems(uploadItems(uploads)),
    ...configuration.notifications,
    callbacks: {
      navigate,
      createHref: hrefOf,
      switchProgram: async (target) => {
        const result = await switchProgram(target);
        if (result !== 'selected') throw new StayedError(result);
      },
      toast: ({ title, tone, action, onClose, isOfLists }) => {
        // Each list says that it needs the network.
        if (!isOfLists || !services.network.get().isLost) toastQueue.add({ title, tone, action, onClose });
      },
      onProblem: ({ id, fields, message, cause }) => {
        if (cause instanceof StayedError) return;
        console.warn(`Notifications: ${message}`, { id, fields });
        journal.note('notifications', { problem: id === null ? message : 'item', fields: fields.join(' ') });
      },
      onCatchUp: (changes) => journal.note('catchUp', { changes }, changes === 0),
    },
  });
  if (configuration.services.settings !== undefined) {
    void loadAhead(() => import('@gantry/platform-client/settings/followSettings')).then((part) =>
      part?.followSettings({
        session,
        services,
        settings: portal.personal.settings,
        onEvent: settingsEvents.subscribe,
        connection: center.connection,
      }),
    );
  }
  program.subscribe(() => center.setProgram(program.get()?.id ?? null));
  return center;
}
