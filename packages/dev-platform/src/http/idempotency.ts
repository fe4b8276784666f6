import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServiceEnvironment } from './context.ts';

/** A client may repeat a write for this long: its tablet may have been off since. */
const keptMs = 24 * 3_600_000;

interface KeptAnswer {
  readonly fingerprint: string;
  readonly keptAt: number;
  /** The answer of the first call; null if that call did nothing. */
  readonly answer: Promise<Response | null>;
}

/**
 * Does a write with an `Idempotency-Key` once: the same call with the same key gets the answer of the first one, and another call with that key
 * is refused. A write that was refused or failed has done nothing, so it may be tried again under its key.
 */
export function doOnce(now: () => number = Date.now): MiddlewareHandler<ServiceEnvironment> {
  const kept = new Map<string, KeptAnswer>();

  const forgetOld = () => {
    for (const [name, { keptAt }] of kept) {
      // The oldest come first.
      if (now() - keptAt < keptMs) return;
      kept.delete(name);
    }
  };

  return async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (key === undefined || context.req.method === 'GET') return next();
    forgetOld();
    const { account, program } = context.var;
    const call = `${context.req.method} ${context.req.url} ${program ?? ''}\n`;
    const body = Buffer.from(await context.req.arrayBuffer());
    const fingerprint = createHash('sha256').update(call).update(body).digest('hex');
    const name = JSON.stringify([account.userName, key]);
    const first = kept.get(name);
    if (first !== undefined) {
      if (first.fingerprint !== fingerprint) {
        return context.json(
          { message: 'This key belongs to another call. Send each write with a key of its own.' },
          422,
        );
      }
      const answer = await first.answer;
      if (answer !== null) return answer.clone();
    }
    const { promise: answer, resolve: tell } = Promise.withResolvers<Response | null>();
    kept.delete(name);
    kept.set(name, { fingerprint, keptAt: now(), answer });
    let isDone = false;
    try {
      await next();
      isDone = context.res.ok;
    } finally {
      tell(isDone ? context.res.clone() : null);
      if (!isDone) kept.delete(name);
    }
    return undefined;
  };
}
