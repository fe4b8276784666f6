import { ServiceError } from '@gantry/module';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReportEmbedding } from '@gantry/platform-client/services/monolith/monolith.schemas';
import { secondsUntilRefresh, secondsUntilReplacement, secondsUntilRetry } from './embedTokenRefresh.ts';

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

/** An embedded report and the handlers of its frame's events. */
export interface EmbeddedReport {
  readonly state: ReportState;
  /** The first answer, which the frame is created with; null until it arrives. Later tokens go to the frame itself. */
  readonly embedding: ReportEmbedding | null;
  readonly onReady: () => void;
  readonly onError: (reason: unknown) => void;
  readonly onTokenExpired: () => void;
}

/** A token that the frame has. */
interface HeldToken {
  /** When it arrived, in milliseconds. */
  readonly gotAt: number;
  /** When it ends, in milliseconds. */
  readonly endsAt: number;
  /** After how many seconds it is replaced. */
  readonly refreshIn: number;
  /** How many replacements have failed. */
  readonly failures: number;
}

function heldToken({ expiration }: ReportEmbedding): HeldToken {
  const gotAt = Date.now();
  return { gotAt, endsAt: gotAt + expiration * 1000, refreshIn: secondsUntilRefresh(expiration), failures: 0 };
}

/** Requests the embedding of a report, follows its state and replaces its tokens. A report is shown while its token is good. */
export function useReportEmbedding(options: ReportEmbeddingOptions): EmbeddedReport {
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
    const refresh = async () => {
      const answer = await ask(signal);
      if (signal.aborted) return;
      await hand(answer.accessToken);
      setToken(heldToken(answer));
    };
    /** Keeps the report while its token is good, and tries again. */
    const keep = (reason: unknown) => {
      const left = (token.endsAt - Date.now()) / 1000;
      if (left <= 0) {
        fail(reason);
        return;
      }
      console.warn('The token of a report was not replaced; it is tried again.', reason);
      const failures = token.failures + 1;
      setToken({ ...token, failures, refreshIn: secondsUntilRetry(failures, left, Math.random()) });
    };
    const timer = setTimeout(() => {
      refresh().catch((reason: unknown) => {
        if (!signal.aborted) keep(reason);
      });
    }, token.refreshIn * 1000);
    return () => {
      clearTimeout(timer);
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
        return { ...held, endsAt: now, refreshIn: secondsUntilReplacement((now - held.gotAt) / 1000) };
      }),
  };
}
