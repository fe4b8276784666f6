const key = 'gantry.device_id';

/** Returns the id of this browser for push. It is created once and kept in local storage. */
export function deviceId(storage: Storage): string {
  const known = storage.getItem(key);
  if (known) return known;
  const made = crypto.randomUUID();
  storage.setItem(key, made);
  return made;
}
