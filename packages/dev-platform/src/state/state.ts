import { accounts } from './accounts.ts';
import { createServerClock } from './clock.ts';
import type { ServerClock } from './clock.ts';
import { createFileStore } from './files.ts';
import type { FileStore } from './files.ts';
import type { DeviceRegistration, Notification, Program } from './model.ts';
import { createNotificationStore } from './notifications.ts';
import type { NotificationStore } from './notifications.ts';

/** What the platform starts with, and returns to when it is reset. */
export interface Seed {
  readonly programs: readonly Program[];
  /** The notifications of one user, the same at each start but for their dates, which are counted back from `now`. */
  notifications(userName: string, now: Date): readonly Notification[];
}

/** Everything the services remember. One object, in memory. */
export interface State {
  readonly clock: ServerClock;
  readonly notifications: NotificationStore;
  readonly files: FileStore;
  /** The path of each user's picture within the storage service; absent when there is none. */
  readonly pictures: Map<string, string>;
  readonly devices: DeviceRegistration[];
  /** Notes people wrote on jobs of the Schedule, by `program/job`; absent when the seed's still stands. */
  readonly scheduleNotes: Map<string, string>;
  readonly programs: readonly Program[];
  /** A program by its id, or null when there is none. */
  findProgram(id: string): Program | null;
  /** Back to the seed. */
  reset(): void;
}

/** The state, seeded. */
export function createState(seed: Seed): State {
  const clock = createServerClock();
  const programsById = new Map(seed.programs.map((program) => [program.id, program]));
  const state: State = {
    clock,
    notifications: createNotificationStore(clock),
    files: createFileStore(),
    pictures: new Map(),
    devices: [],
    scheduleNotes: new Map(),
    programs: seed.programs,
    findProgram: (id) => programsById.get(id) ?? null,
    reset() {
      state.notifications.clear();
      state.files.clear();
      state.pictures.clear();
      state.devices.length = 0;
      state.scheduleNotes.clear();
      const now = new Date(clock.next());
      for (const { userName } of accounts) state.notifications.load(userName, seed.notifications(userName, now));
    },
  };
  state.reset();
  return state;
}
