const key = 'gantry.sign_in_attempts';
const limit = 4;

/**
 * Counts the sign-ins that were begun without one succeeding. A browser that loses what it is given to keep would otherwise be sent to
 * the identity provider and back for ever.
 *
 * @returns whether another one may begin by itself
 */
export function countSignInAttempt(storage: Storage): boolean {
  const attempts = Number(storage.getItem(key) ?? 0) + 1;
  storage.setItem(key, String(attempts));
  return attempts <= limit;
}

/** Forgets them, after a success or when the person tries again. */
export function forgetSignInAttempts(storage: Storage): void {
  storage.removeItem(key);
}
