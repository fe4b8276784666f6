/** Holds a shared lock until the signal fires. A browser that lacks or refuses locks holds none. */
export function holdLock(name: string, signal: AbortSignal): void {
  if (!('locks' in navigator)) return;
  const held = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  // The request ends with the signal, if the lock is not held yet.
  navigator.locks.request(name, { mode: 'shared', signal }, held).catch(() => undefined);
}
