import { BackendRuleError, type BackendUnderTest } from './BackendUnderTest.ts';
import { backendRules } from './backendRules.ts';

/** How one rule ended. */
export interface BackendRuleResult {
  readonly name: string;
  /** What the backend did otherwise; null if the rule holds. */
  readonly problem: string | null;
}

/** Plays every rule, one after the other. Never rejects: a call that fails is the problem of its rule. */
export async function checkBackend(backend: BackendUnderTest): Promise<readonly BackendRuleResult[]> {
  const results: BackendRuleResult[] = [];
  for (const { name, check } of backendRules) {
    try {
      await check(backend);
      results.push({ name, problem: null });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ name, problem: error instanceof BackendRuleError ? reason : `The call failed: ${reason}` });
    }
  }
  return results;
}

/** Where a backend is, and the token to call it with. */
export interface BackendAddresses {
  readonly notification: string;
  /** The notification service's unless given. */
  readonly application?: string | undefined;
  /** The notification service's unless given. */
  readonly base?: string | undefined;
  readonly token: string;
}

/** Calls a backend over HTTP. A call that gets no answer in 30 seconds rejects. */
export function createHttpBackend(addresses: BackendAddresses): BackendUnderTest['call'] {
  return async ({ service, method, path, query, body, contentType = 'application/json', hasToken = true }) => {
    const base = (addresses[service] ?? addresses.notification).replace(/\/+$/, '');
    const answer = await fetch(`${base}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      method,
      headers: {
        ...(hasToken && { authorization: `Bearer ${addresses.token}` }),
        ...(body !== undefined && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    try {
      return { status: answer.status, body: JSON.parse(text) as unknown };
    } catch {
      return { status: answer.status, body: text };
    }
  };
}
