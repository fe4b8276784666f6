import type { Profile } from './claims.schemas.ts';

/** Avery, with other values for some fields. */
export const exampleProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'u1',
  userId: changes.id ?? 'u1',
  userName: 'avery',
  completeName: 'Avery Stone',
  email: null,
  isLocalAccount: true,
  isUserGC: true,
  locale: 'en',
  ...changes,
});
