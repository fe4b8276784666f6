/** What the databases of a session have in common. Nobody needs it on the way to Home. */
import { keptAnswersName, uploadsDatabase } from './stored.ts';

/** A browser that is busy opens a database within this time. One that is blocked or broken may never answer. */
const longestMs = 10_000;

/** Rejects after the time limit. The work itself goes on. */
export const withinLimit = <Value>(what: string, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took too long.`)), longestMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

/** Deletes a database once no tab has it open. The tabs close theirs when the deletion begins. */
export const deleteDatabase = (name: string): Promise<void> =>
  withinLimit(
    `Deleting ${name}`,
    new Promise((resolve, reject) => {
      const removal = indexedDB.deleteDatabase(name);
      removal.addEventListener('success', () => resolve());
      removal.addEventListener('error', () => reject(removal.error ?? new Error(`${name} was not deleted.`)));
    }),
  );

/** Deletes what was kept of services' answers. */
export const forgetAnswers = (): Promise<void> => deleteDatabase(keptAnswersName);

/** Removes the databases that end with a sign-out. */
export const clearDatabases = async (): Promise<void> => {
  await Promise.all([deleteDatabase(uploadsDatabase), forgetAnswers()]);
};

/** Whether a moment is at most these days away: a clock that was put back has moments of the future. */
export const isWithinDays = (at: number, days: number, now = Date.now()): boolean =>
  Math.abs(now - at) <= days * 86_400_000;
