import { randomUUID } from 'node:crypto';
import type { DashboardItem } from '../../seed/dashboards.ts';

/** The report that a token grants access to. */
export interface ReportGrant {
  readonly programId: string;
  readonly item: DashboardItem;
}

/** The tokens for embedding reports. */
export interface ReportTokens {
  /** Makes a token with this lifetime. */
  give(grant: ReportGrant, lifetimeSeconds: number): string;
  /** Finds the grant of a token; null if the token is unknown or expired. */
  find(token: string): ReportGrant | null;
}

/** Creates an empty set of tokens. */
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
