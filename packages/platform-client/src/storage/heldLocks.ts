/**
 * The names of the locks that any tab holds. None if the browser has no locks, refuses them, or does not answer in time.
 *
 * @param patienceMs how long its answer is awaited, in milliseconds
 */
export async function heldLocks(patienceMs: number): Promise<readonly (string | undefined)[]> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, patienceMs);
  });
  try {
    const { held = [] } = await Promise.race([navigator.locks.query(), late]);
    return held.map(({ name }) => name);
  } catch {
    return [];
  }
}
