import { createPersonal } from '../personal/createPersonal.ts';
import { createNoticeChoices } from '../personal/noticeChoices.ts';
import { createBrowserPersonalStorage } from '../personal/PersonalStorage.ts';
import { createPreferencesStore } from '../preferences/preferencesStore.ts';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { personalPrefix } from '@gantry/platform-client/storage/stored';
import { createSettingsSync } from './createSettingsSync.ts';
import { createNoticeSettings } from './noticeSettings.ts';
import { createPlaceSettings } from './placeSettings.ts';
import { createPreferenceSettings } from './preferenceSettings.ts';
import type { SentChange, SettingsAnswer } from './settingsState.ts';

/** A service that the devices share. */
export type SettingsServiceForTests = (changes: readonly SentChange[]) => SettingsAnswer;

interface DeviceOptions {
  readonly service: SettingsServiceForTests;
  readonly now: () => number;
  readonly isTouched?: boolean;
  readonly storage?: Storage;
}

/** A browser of one person. */
export function createDevice({ service, now, isTouched = false, storage = memoryStorage() }: DeviceOptions) {
  // An EventTarget can dispatch and listen like a window, as far as the stores need it.
  const tabs = new EventTarget() as unknown as Window;
  const preferences = createPreferencesStore(storage, tabs);
  const texts = createBrowserPersonalStorage({ storage, tabs, personId: 'avery' });
  const personal = createPersonal(texts);
  const notices = createNoticeChoices(personal);
  const placesPrefix = `${personalPrefix}avery/places/`;
  const network = { isThere: true, losesAnswer: false, held: Promise.resolve() };
  let isOver = false;
  const sync = createSettingsSync({
    sources: [
      createPreferenceSettings(preferences, isTouched),
      createPlaceSettings(personal, () =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
          .filter((key) => key.startsWith(placesPrefix))
          .map((key) => key.slice(placesPrefix.length)),
      ),
      createNoticeSettings(notices),
    ],
    storage: { read: () => texts.read('settings'), write: (text) => texts.write('settings', text) },
    exchange: async (changes) => {
      if (!network.isThere) throw new Error('There is no network.');
      const answer = service(changes);
      await network.held;
      if (!network.losesAnswer) return answer;
      network.losesAnswer = false;
      throw new Error('The answer was lost.');
    },
    isOver: () => isOver,
    now,
  });
  let running: Promise<void> | null = null;
  let isWanted = false;
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await sync.run().catch(() => undefined);
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
    notices,
    places: (programId = 'NWX') => personal.places(programId),
    /** Looks at the service, as after an event of the hub. Resolves too once it waits for an answer that is held. */
    run: settle,
    /** What a person does here, and what follows. */
    act: async (change: () => void) => {
      change();
      sync.note();
      await settle();
    },
    end: () => {
      isOver = true;
    },
  };
}
