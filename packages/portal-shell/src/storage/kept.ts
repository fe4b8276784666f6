/** What the databases of a session have in common. Nobody needs it on the way to Home. */
import { keptAnswersName, uploadsDatabase } from './stored.ts';

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const removal = indexedDB.deleteDatabase(name);
    removal.addEventListener('success', () => resolve());
    removal.addEventListener('error', () => reject(removal.error ?? new Error(`${name} was not deleted.`)));
  });

/** Deletes what was kept of services' answers. It waits until no tab has it open. */
export const forgetAnswers = (): Promise<void> => deleteDatabase(keptAnswersName);

/** Removes the databases that end with a sign-out. */
export const clearDatabases = async (): Promise<void> => {
  await Promise.all([deleteDatabase(uploadsDatabase), forgetAnswers()]);
};

/** Whether a moment is at most these days away: a clock that was put back has moments of the future. */
export const isWithinDays = (at: number, days: number, now = Date.now()): boolean =>
  Math.abs(now - at) <= days * 86_400_000;
