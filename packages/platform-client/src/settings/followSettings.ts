/** What a person arranges follows them to each device, if the installation has a service for it. */
import { createBrowserEnvironment, watchWakeSignals } from '@gantry/base/environment';
import type { Readable } from '@gantry/base/observable';
import { createRetry } from '@gantry/base/retry';
import * as v from 'valibot';
import type { ServiceName } from '../addresses/serviceNames.ts';
import type { Session } from '../auth/Session.ts';
import type { Services } from '../services/createServices.ts';
import { checked } from '../services/HttpClient.ts';
import { settingsLock } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';
import type { Settings } from './settingsState.ts';
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
  const environment = createBrowserEnvironment();
  const retry = createRetry({ shortest: 5000, longest: 300_000, environment });

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted && !isOver()) {
        isWanted = false;
        await underLock(settingsLock, {}, sync);
      }
      retry.reset();
    } catch (error) {
      if (isOver()) return;
      console.warn('What you arrange is kept in this browser until the settings service answers.', error);
      void retry.wait().then(run);
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
  watchWakeSignals(environment, (reason) => {
    // While it is connected, the hub reports changes.
    if (reason !== 'visible' || connection.get() !== 'connected') void run();
  });
  void run();
}
