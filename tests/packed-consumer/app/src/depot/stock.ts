import { call } from './session.ts';

/** One shelf of the warehouse. */
export interface Shelf {
  readonly name: string;
  readonly holds: string;
  readonly pieces: number;
}

/** What lies where. */
export async function findShelves(): Promise<readonly Shelf[]> {
  return (await call('GET', '/shelves')) as Shelf[];
}

/** Has a report made; messages tell how far it is. */
export async function requestReport(subject: string): Promise<void> {
  await call('POST', '/reports', { subject });
}
