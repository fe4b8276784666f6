import { createSettingsStore } from '../../packages/dev-platform/src/state/settings.ts';
import { createPersonal } from '../../packages/platform-client/src/settings/createPersonal.ts';
import {
  createSettingsSync,
  type SentChange,
  type SettingsAnswer,
} from '../../packages/platform-client/src/settings/createSettingsSync.ts';
import { createNoticeChoices } from '../../packages/platform-client/src/settings/noticeChoices.ts';
import { placeKey, type Place } from '../../packages/platform-client/src/settings/places.ts';
import { memoryStorage } from '../../packages/platform-client/src/storage/memoryStorage.testing.ts';
import { followPreferences } from '../../packages/portal-shell/src/preferences/followPreferences.ts';
import { createPreferencesStore } from '../../packages/portal-shell/src/preferences/preferencesStore.ts';

export const place = (id: string): Place => ({ kind: 'module', id, title: id.toUpperCase() });
export const keys = (places: readonly Place[]) => places.map(placeKey);

interface DeviceOptions {
  /** A service that the devices share. */
  readonly service: (changes: readonly SentChange[]) => SettingsAnswer;
  readonly now: () => number;
  readonly isTouched?: boolean;
  readonly storage?: Storage;
}

/** A browser of one person. */
function createDevice({ service, now, isTouched = false, storage = memoryStorage() }: DeviceOptions) {
  const tabs = new EventTarget();
  const { settings, places } = createPersonal({ storage, tabs, personId: 'avery', now });
  const preferences = createPreferencesStore(storage, tabs);
  followPreferences(preferences, settings, isTouched);
  const network = { isThere: true, losesAnswer: false, held: Promise.resolve() };
  let isOver = false;
  const sync = createSettingsSync({
    settings,
    exchange: async (changes) => {
      if (!network.isThere) throw new Error('There is no network.');
      const answer = service(changes);
      await network.held;
      if (!network.losesAnswer) return answer;
      network.losesAnswer = false;
      throw new Error('The answer was lost.');
    },
    isOver: () => isOver,
  });
  let running: Promise<void> | null = null;
  let isWanted = false;
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await sync().catch(() => undefined);
    }
    running = null;
  };
  const run = () => {
    isWanted = true;
    return (running ??= runAll());
  };
  const settle = () => Promise.race([run(), new Promise((resolve) => setImmediate(resolve))]);
  return {
    storage,
    preferences,
    network,
    notices: createNoticeChoices(settings),
    places: (programId = 'NWX') => places(programId),
    shownPlaces: (programId = 'NWX') => ({
      favourites: places(programId).favourites.get(),
      recent: places(programId).recent.get(),
    }),
    /** Looks at the service, as after an event of the hub. Resolves too once it waits for an answer that is held. */
    run: settle,
    /** What a person does here, and what follows. */
    act: async (change: () => void) => {
      change();
      await settle();
    },
    end: () => {
      isOver = true;
    },
  };
}

/** A device of the person. */
export type Device = ReturnType<typeof createDevice>;

/** The service of the development platform, and devices whose clocks are off by these times. */
export function createWorld(...clockErrors: readonly number[]) {
  const clock = { now: 1_800_000_000_000 };
  const store = createSettingsStore(() => clock.now);
  const service: DeviceOptions['service'] = (changes) => {
    const answer = changes.length === 0 ? store.of('avery') : store.change('avery', changes);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };
  const open = (error = 0, more: Partial<DeviceOptions> = {}) =>
    createDevice({ service, now: () => clock.now + error, ...more });
  return { clock, store, open, devices: clockErrors.map((error) => open(error)) };
}
