/** What a person arranges follows them to each device, if the installation has a service for it. */
import * as v from 'valibot';
import type { Readable } from '@gantry/base/observable';
import type { Session } from '@gantry/platform-client/auth/Session';
import type { Personal, PersonalValue } from '../personal/createPersonal.ts';
import type { NoticeChoices } from '../personal/noticeChoices.ts';
import type { ServiceName } from '@gantry/platform-client/addresses/serviceNames';
import { createBrowserPersonalStorage } from '../personal/PersonalStorage.ts';
import type { PreferencesStore } from '../preferences/preferencesStore.ts';
import type { SelectedProgram } from '@gantry/platform-client/program/selectedProgram';
import { checked } from '@gantry/platform-client/services/HttpClient';
import type { Services } from '@gantry/platform-client/services/createServices';
import { localStore } from '@gantry/platform-client/storage/browserStorage';
import { personalPrefix, settingsLock, type SessionStorage } from '@gantry/platform-client/storage/stored';
import { underLock } from '@gantry/platform-client/storage/underLock';
import { createSettingsSync } from './createSettingsSync.ts';
import { createNoticeSettings } from './noticeSettings.ts';
import { createPlaceSettings } from './placeSettings.ts';
import { createPreferenceSettings } from './preferenceSettings.ts';
import { settingsAnswerSchema, type SentChange } from './settingsState.ts';

interface FollowedPortal {
  readonly session: Session;
  readonly services: Services;
  readonly personal: Personal;
  readonly program: SelectedProgram;
  readonly storage: SessionStorage;
}

interface FollowOptions {
  readonly portal: FollowedPortal;
  readonly preferences: PreferencesStore;
  /** What the person chose about notifications. */
  readonly notices: PersonalValue<NoticeChoices>;
  /** Calls the listener with each event `Settings` of the hub. */
  readonly onEvent: (listener: (argument: unknown) => void) => () => void;
  /** The connection to the hub. Events may have been missed before it is there. */
  readonly connection: Readable<string>;
}

const eventSchema = v.object({ at: v.number() });

/** The pauses after a call that failed. A network that returns ends each. */
const shortestPauseMs = 5000;
const longestPauseMs = 300_000;

// The client has the address of the configuration. Modules and errors know the other services alone.
const service = 'settings' as ServiceName;

const exchangeWith = (services: Services) => (changes: readonly SentChange[]) =>
  checked(
    services,
    {
      service,
      path: '/api/settings',
      isProgramRequired: false,
      ...(changes.length === 0 ? { method: 'GET' } : { method: 'PATCH', body: { changes } }),
    },
    settingsAnswerSchema,
  );

/** Starts it in this tab, until the page is left. */
export function followSettings({ portal, preferences, notices, onEvent, connection }: FollowOptions): void {
  const { session, services, personal, program, storage } = portal;
  const personId = session.profile.id;
  const texts = createBrowserPersonalStorage({ storage, tabs: window, personId });
  const placesPrefix = `${personalPrefix}${encodeURIComponent(personId)}/places/`;
  const storedPrograms = () =>
    Array.from({ length: localStore.length }, (_, index) => localStore.key(index) ?? '').flatMap((key) =>
      key.startsWith(placesPrefix) ? [key.slice(placesPrefix.length)] : [],
    );
  const isOver = () => session.getHubAccessToken() === null;
  const sync = createSettingsSync({
    sources: [
      createPreferenceSettings(preferences, matchMedia('(pointer: coarse)').matches),
      createPlaceSettings(personal, storedPrograms),
      createNoticeSettings(notices),
    ],
    storage: {
      read: () => texts.read('settings'),
      write: (text) => {
        if (text !== texts.read('settings')) texts.write('settings', text);
      },
    },
    exchange: exchangeWith(services),
    isOver,
    now: Date.now,
  });

  let isRunning = false;
  let isWanted = false;
  let pauseMs = shortestPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted && !isOver()) {
        isWanted = false;
        await underLock(settingsLock, {}, sync.run);
      }
      pauseMs = shortestPauseMs;
    } catch (error) {
      if (isOver()) return;
      console.warn('What you arrange is kept in this browser until the settings service answers.', error);
      timer = setTimeout(() => void run(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    } finally {
      isRunning = false;
    }
  }

  const onChange = () => {
    sync.note();
    void run();
  };
  const followed = new Set<string>();
  const followProgram = () => {
    const id = program.get()?.id;
    if (id === undefined || followed.has(id)) return;
    followed.add(id);
    personal.places(id).subscribe(onChange);
  };
  followProgram();
  program.subscribe(followProgram);
  preferences.subscribe(onChange);
  notices.subscribe(onChange);
  onEvent((argument) => {
    const event = v.safeParse(eventSchema, argument);
    if (event.success && event.output.at > sync.at()) void run();
  });
  connection.subscribe(() => {
    if (connection.get() === 'connected') void run();
  });
  window.addEventListener('online', () => void run());
  document.addEventListener('visibilitychange', () => {
    // While it is connected, the hub reports changes.
    if (document.visibilityState === 'visible' && connection.get() !== 'connected') void run();
  });
  void run();
}
