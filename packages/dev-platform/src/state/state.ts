import { accounts } from './accounts.ts';
import { createServerClock } from './clock.ts';
import type { ServerClock } from './clock.ts';
import { createFileStore } from './files.ts';
import type { FileStore } from './files.ts';
import type { DeviceRegistration, Notification, Program, SentReport } from './model.ts';
import { createNotificationStore } from './notifications.ts';
import type { NotificationStore } from './notifications.ts';
import { createSettingsStore } from './settings.ts';
import type { SettingsStore } from './settings.ts';

/** The data of the platform at its start and after a reset. */
export interface Seed {
  readonly programs: readonly Program[];
  /** The notifications of a user. Only their dates, counted back from `now`, differ from start to start. */
  notifications(userName: string, now: Date): readonly Notification[];
}

/** The whole state of the services, in memory. */
export interface State {
  readonly clock: ServerClock;
  readonly notifications: NotificationStore;
  readonly settings: SettingsStore;
  readonly files: FileStore;
  /** The path of each user's picture within the storage service; absent without a picture. */
  readonly pictures: Map<string, string>;
  readonly devices: DeviceRegistration[];
  /** The changed notes of jobs in the Schedule, by `program/job`. Absent for a job that still has the note of the seed. */
  readonly scheduleNotes: Map<string, string>;
  /** The field reports that were sent, the first one first. */
  readonly fieldReports: SentReport[];
  /** The photos for field reports that have arrived, by `user/key of the upload`. */
  readonly fieldPhotos: Set<string>;
  readonly programs: readonly Program[];
  /** Finds a program by its id; null if there is none. */
  findProgram(id: string): Program | null;
  /** Restores the seed. */
  reset(): void;
}

/** Creates the state from the seed. */
export function createState(seed: Seed): State {
  const clock = createServerClock();
  const programsById = new Map(seed.programs.map((program) => [program.id, program]));
  const state: State = {
    clock,
    notifications: createNotificationStore(clock),
    settings: createSettingsStore(),
    files: createFileStore(),
    pictures: new Map(),
    devices: [],
    scheduleNotes: new Map(),
    fieldReports: [],
    fieldPhotos: new Set(),
    programs: seed.programs,
    findProgram: (id) => programsById.get(id) ?? null,
    reset() {
      state.notifications.clear();
      state.settings.clear();
      state.files.clear();
      state.pictures.clear();
      state.devices.length = 0;
      state.scheduleNotes.clear();
      state.fieldReports.length = 0;
      state.fieldPhotos.clear();
      const now = new Date(clock.next());
      for (const { userName } of accounts) state.notifications.load(userName, seed.notifications(userName, now));
    },
  };
  state.reset();
  return state;
}
