import { randomUUID } from 'node:crypto';
import type { DashboardItem } from '@gantry/portal-shell/contracts';

/** What a token lets its bearer see. */
export interface ReportGrant {
  readonly programId: string;
  readonly item: DashboardItem;
}

/** The tokens that reports are embedded with. */
export interface ReportTokens {
  /** Makes a token that is good for so many seconds. */
  give(grant: ReportGrant, lifetimeSeconds: number): string;
  /** What a token lets its bearer see; null when there is none, or it has expired. */
  find(token: string): ReportGrant | null;
}

/** No tokens yet. */
export function createReportTokens(): ReportTokens {
  const grants = new Map<string, { readonly grant: ReportGrant; readonly expiresAt: number }>();
  return {
    give(grant, lifetimeSeconds) {
      const now = Date.now();
      for (const [token, { expiresAt }] of grants) if (expiresAt <= now) grants.delete(token);
      const token = randomUUID();
      grants.set(token, { grant, expiresAt: now + lifetimeSeconds * 1000 });
      return token;
    },
    find(token) {
      const held = grants.get(token);
      return held && held.expiresAt > Date.now() ? held.grant : null;
    },
  };
}
