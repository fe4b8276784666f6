import { call } from './session.ts';

/** One shelf of the warehouse. */
export interface Shelf {
  readonly name: string;
  readonly holds: string;
  readonly pieces: number;
}

/** Fetches all shelves with their content. */
export async function findShelves(): Promise<readonly Shelf[]> {
  return (await call('GET', '/shelves')) as Shelf[];
}

/** Starts a report. Messages report its progress. */
export async function requestReport(subject: string): Promise<void> {
  await call('POST', '/reports', { subject });
}
