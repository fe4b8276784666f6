import { setTimeout as wait } from 'node:timers/promises';

/** How long a condition may take. A machine under load is several times slower than an idle one. */
const limitInMilliseconds = 40_000;

/** How many milliseconds a browser may take to answer a command. One that a page answers may wait for the page. */
export const answerLimit = 120_000;

/** Tries until it does not fail. Fails with its last error. */
export async function until<T>(attempt: () => Promise<T>, limit = limitInMilliseconds): Promise<T> {
  const end = Date.now() + limit;
  for (let pause = 30; ; pause = Math.min(pause * 1.5, 250)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(pause);
    }
  }
}
