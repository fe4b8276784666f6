import type { MiddlewareHandler } from 'hono';
import type { Account } from '../state/index.ts';
import type { ServiceEnvironment } from './context.ts';

/** Finds the account that an access token belongs to; null if the token is unknown, expired or revoked. */
export type TokenCheck = (accessToken: string) => Promise<Account | null>;

/** The token of an `Authorization: Bearer …` header; null if there is none. */
export function bearerToken(authorization: string | null | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Lets only requests with a valid access token through, and gives the handlers its account and the program. */
export function requireToken(check: TokenCheck): MiddlewareHandler<ServiceEnvironment> {
  return async (context, next) => {
    const token = bearerToken(context.req.header('authorization'));
    const account = token === null ? null : await check(token);
    if (!account) {
      return context.json({ message: 'The access token is missing or no longer valid. Sign in again.' }, 401, {
        'www-authenticate': token === null ? 'Bearer' : 'Bearer error="invalid_token"',
      });
    }
    context.set('account', account);
    context.set('program', context.req.header('program') ?? null);
    await next();
    return undefined;
  };
}
