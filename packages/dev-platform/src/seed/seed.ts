import type { Seed } from '../state/index.ts';
import { seedNotifications } from './notifications/seedNotifications.ts';
import { programs } from './programs.ts';

/** What the platform starts with. */
export const seed: Seed = { programs, notifications: seedNotifications };
