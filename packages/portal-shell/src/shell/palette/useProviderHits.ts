import type { SearchHit, SearchProvider } from '@gantry/module';
import { useEffect, useState } from 'react';

/** The hits of one provider. */
export interface ProviderHits {
  readonly provider: SearchProvider;
  readonly hits: readonly SearchHit[];
}

interface Answers {
  readonly text: string;
  readonly found: readonly ProviderHits[];
  readonly pendingCount: number;
}

/** How long a person must pause before services are asked, in milliseconds. */
const pauseMs = 150;
const hitLimit = 5;

/** Asks the providers once the person pauses. A provider that fails shows nothing; the console names it. */
export function useProviderHits(providers: readonly SearchProvider[], text: string) {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const isWanted = text !== '' && providers.length > 0;

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (hits: ProviderHits | null) => {
      if (signal.aborted) return;
      setAnswers((current) => {
        const { found, pendingCount } =
          current?.text === text ? current : { found: [], pendingCount: providers.length };
        return { text, found: hits ? [...found, hits] : found, pendingCount: pendingCount - 1 };
      });
    };
    const ask = async (provider: SearchProvider) => {
      try {
        settle({ provider, hits: (await provider.search({ text, limit: hitLimit, signal })).slice(0, hitLimit) });
      } catch (error) {
        if (!signal.aborted) console.warn(`The search of ${provider.id} failed, so it shows nothing.`, error);
        settle(null);
      }
    };
    const timer = setTimeout(() => {
      for (const provider of providers) void ask(provider);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [providers, text, isWanted]);

  const current = isWanted && answers?.text === text ? answers : null;
  return { found: current?.found ?? [], isLoading: isWanted && (current === null || current.pendingCount > 0) };
}
