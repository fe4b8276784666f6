import type { Seed } from '../state/index.ts';
import { seedNotifications } from './notifications/seedNotifications.ts';
import { programs } from './programs.ts';

/** The initial data of the platform. */
export const seed: Seed = { programs, notifications: seedNotifications };
