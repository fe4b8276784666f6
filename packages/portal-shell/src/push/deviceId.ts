const key = 'gantry.device_id';

/** The id of this browser for push: made once, kept in local storage. */
export function deviceId(storage: Storage): string {
  const known = storage.getItem(key);
  if (known) return known;
  const made = crypto.randomUUID();
  storage.setItem(key, made);
  return made;
}
