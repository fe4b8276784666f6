/**
 * The names of the locks that any tab holds. Null if the browser does not say: it has no locks, refuses them, or does not answer in time.
 *
 * @param patienceMs how long its answer is awaited, in milliseconds
 */
export async function heldLocks(patienceMs: number): Promise<readonly (string | undefined)[] | null> {
  // A visitor's page has this limit of its own: that of calls would make it heavier.
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patienceMs);
  });
  try {
    const answer = await Promise.race([navigator.locks.query(), late]);
    return answer && (answer.held ?? []).map(({ name }) => name);
  } catch {
    return null;
  }
}
