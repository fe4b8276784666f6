/**
 * The short-lived access token, and nothing else of the session, lies in local storage for the real-time hub, which one tab connects for
 * all of them. It is cleared at sign-out in every tab.
 */
const key = 'access_token';

/** The token for the hub; null when there is none, of which the hub only warns. */
export function readAccessTokenCopy(storage: Storage): string | null {
  return storage.getItem(key);
}

export function writeAccessTokenCopy(storage: Storage, accessToken: string): void {
  storage.setItem(key, accessToken);
}

export function clearAccessTokenCopy(storage: Storage): void {
  storage.removeItem(key);
}
