/** What a person arranges follows them to each device, if the installation has a service for it. */
import type { Readable } from '@gantry/base/observable';
import * as v from 'valibot';
import type { ServiceName } from '../addresses/serviceNames.ts';
import type { Session } from '../auth/Session.ts';
import type { Services } from '../services/createServices.ts';
import { checked } from '../services/HttpClient.ts';
import { settingsLock } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';
import type { Settings } from './Settings.ts';
import { changesToSend, createSettingsSync, settingsAnswerSchema, type SentChange } from './createSettingsSync.ts';

interface FollowOptions {
  readonly session: Session;
  readonly services: Services;
  readonly settings: Settings;
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
export function followSettings({ session, services, settings, onEvent, connection }: FollowOptions): void {
  const isOver = () => session.getHubAccessToken() === null;
  const sync = createSettingsSync({ settings, exchange: exchangeWith(services), isOver });

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
        await underLock(settingsLock, {}, sync);
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

  settings.subscribe(() => {
    if (changesToSend(settings.get(), settings.now()).length > 0) void run();
  });
  onEvent((argument) => {
    const event = v.safeParse(eventSchema, argument);
    if (event.success && event.output.at > settings.get().at) void run();
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
