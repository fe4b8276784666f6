import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { Control } from '../e2e/support/control.ts';
import { welcome } from '../e2e/support/portalPage.ts';

/** What the platform saw of the tabs. */
interface Watched {
  /** The moment of each token request, in milliseconds of the epoch. */
  readonly renewals: readonly number[];
  readonly mostConnections: number;
}

const lookEveryMs = 2000;

/** Watches the tabs for some time. Fails as soon as one of them is signed out. */
export async function watchRenewals(control: Control, tabs: readonly Page[], milliseconds: number): Promise<Watched> {
  const renewals: number[] = [];
  let mostConnections = 0;
  let seen = (await control.requests()).at(-1)?.seq ?? 0;
  for (const endsAt = Date.now() + milliseconds; Date.now() < endsAt; await wait(lookEveryMs)) {
    const requests = await control.requests(seen);
    seen = requests.at(-1)?.seq ?? seen;
    const tokens = requests.filter(({ service, path }) => service === 'identity' && path === '/token');
    renewals.push(...tokens.map(({ at }) => Date.parse(at)));
    mostConnections = Math.max(mostConnections, (await control.connections()).length);
    for (const tab of tabs) await expect(welcome(tab)).toBeVisible({ timeout: 40_000 });
  }
  return { renewals, mostConnections };
}
