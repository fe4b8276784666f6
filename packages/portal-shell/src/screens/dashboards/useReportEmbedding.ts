import { ServiceError } from '@gantry/module';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createBrowserEnvironment, watchWakeSignals } from '@gantry/base/environment';
import { createRetry } from '@gantry/base/retry';
import type { ReportEmbedding } from '@gantry/platform-client/services/monolith/monolith.schemas';
import { retries, secondsUntilRefresh, secondsUntilReplacement } from './embedTokenRefresh.ts';

/** The state of an embedded report: loading → authorized → ready | error | unauthorized. */
export type ReportState =
  /** The address and the token are being requested. */
  | { readonly kind: 'loading' }
  /** The report may be embedded and is loading. */
  | { readonly kind: 'authorized' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'error'; readonly reason: unknown }
  | { readonly kind: 'unauthorized' };

/** Power BI answers within seconds. A frame that is silent for this long has failed. */
const drawTimeoutMs = 30_000;

export interface ReportEmbeddingOptions {
  /** Requests the address and a token. It is called again before each token expires. */
  readonly getEmbedding: (signal: AbortSignal) => Promise<ReportEmbedding>;
  /** The only origin that reports are embedded from and tokens are sent to. */
  readonly origin: string;
  /** Passes a new token to the shown report. */
  readonly setAccessToken: (accessToken: string) => Promise<void>;
}

/** A token that the frame has. The moments are milliseconds. */
interface HeldToken {
  readonly gotAt: number;
  /** When it is replaced. */
  readonly dueAt: number;
  readonly endsAt: number;
}

function heldToken({ expiration }: ReportEmbedding): HeldToken {
  const gotAt = Date.now();
  return { gotAt, dueAt: gotAt + secondsUntilRefresh(expiration) * 1000, endsAt: gotAt + expiration * 1000 };
}

/** Whether the service has refused a token, and another try would not help. */
const isRefusal = (reason: unknown): boolean =>
  reason instanceof ServiceError && reason.status !== null && [403, 404, 410].includes(reason.status);

/**
 * Requests the embedding of a report, follows its state and replaces its tokens. What is drawn stays, as a session does, until the service refuses
 * a token to a report whose last one has ended.
 *
 * @returns the state, the first answer, which the frame is created with, and the handlers of the frame's events. Later tokens go to the frame itself.
 */
export function useReportEmbedding(options: ReportEmbeddingOptions) {
  const [state, setState] = useState<ReportState>({ kind: 'loading' });
  const [embedding, setEmbedding] = useState<ReportEmbedding | null>(null);
  const [token, setToken] = useState<HeldToken | null>(null);

  const fail = useCallback((reason: unknown) => {
    const isForbidden = reason instanceof ServiceError && reason.status === 403;
    if (!isForbidden) console.warn('A report could not be shown.', reason);
    setState(isForbidden ? { kind: 'unauthorized' } : { kind: 'error', reason });
  }, []);

  const { origin } = options;
  const ask = useEffectEvent((signal: AbortSignal) => options.getEmbedding(signal));
  const hand = useEffectEvent((accessToken: string) => options.setAccessToken(accessToken));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const begin = async () => {
      const answer = await ask(signal);
      if (signal.aborted) return;
      if (!URL.canParse(answer.embedUrl) || new URL(answer.embedUrl).origin !== origin) {
        throw new Error(`The report is at ${answer.embedUrl}, but reports are embedded from ${origin} alone.`);
      }
      setEmbedding(answer);
      setToken(heldToken(answer));
      setState({ kind: 'authorized' });
    };
    begin().catch((reason: unknown) => {
      if (!signal.aborted) fail(reason);
    });
    return () => controller.abort();
  }, [fail, origin]);

  useEffect(() => {
    if (token === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const environment = createBrowserEnvironment();
    const retry = createRetry({ ...retries, environment });
    const replace = async () => {
      stop();
      while (!signal.aborted) {
        try {
          const answer = await ask(signal);
          if (signal.aborted) return;
          await hand(answer.accessToken);
          setToken(heldToken(answer));
          return;
        } catch (reason) {
          if (signal.aborted) return;
          if (isRefusal(reason) && Date.now() >= token.endsAt) {
            fail(reason);
            return;
          }
          console.warn('The token of a report was not replaced; it is tried again.', reason);
          await retry.wait(signal);
        }
      }
    };
    const cancelTimer = environment.setTimer(() => void replace(), token.dueAt - Date.now());
    // A timer does not run while the machine sleeps.
    const stopWatching = watchWakeSignals(environment, () => {
      if (Date.now() >= token.dueAt) void replace();
    });
    const stop = () => {
      cancelTimer();
      stopWatching();
    };
    return () => {
      stop();
      controller.abort();
    };
  }, [token, fail]);

  useEffect(() => {
    if (state.kind !== 'authorized') return undefined;
    const timer = setTimeout(
      () => fail(new Error('Power BI did not draw the report in time. Try again.')),
      drawTimeoutMs,
    );
    return () => clearTimeout(timer);
  }, [state.kind, fail]);

  return {
    state,
    embedding,
    onReady: () => setState((current) => (current.kind === 'authorized' ? { kind: 'ready' } : current)),
    onError: fail,
    onTokenExpired: () =>
      setToken((held) => {
        if (held === null) return null;
        const now = Date.now();
        // It is being replaced already.
        if (now >= held.dueAt) return held;
        return { ...held, endsAt: now, dueAt: now + secondsUntilReplacement((now - held.gotAt) / 1000) * 1000 };
      }),
  };
}
