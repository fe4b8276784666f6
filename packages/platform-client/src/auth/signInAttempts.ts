import { signInAttemptsKey } from '../storage/stored.ts';

const limit = 4;

/**
 * Counts the sign-ins since the last success. A browser that loses its storage would otherwise go to the identity provider and back in an
 * endless loop.
 *
 * @returns true if another sign-in may begin automatically
 */
export function countSignInAttempt(storage: Storage): boolean {
  const attempts = Number(storage.getItem(signInAttemptsKey) ?? 0) + 1;
  storage.setItem(signInAttemptsKey, String(attempts));
  return attempts <= limit;
}

/** Resets the count, after a success or if the person retries. */
export const forgetSignInAttempts = (storage: Storage): void => storage.removeItem(signInAttemptsKey);
