import type { TileBadge } from '@gantry/module';
import { useEffect, useState } from 'react';
import type { ExtensionSource } from '@gantry/module-host/extension/loadExtension';
import { useAskExtensions, useExtensions } from './useExtensions.ts';

const repeatMs = 60_000;

/** Asks the extensions for the badges of the tiles, and again while the page is in view. Each answer is there as soon as it comes. */
export function useTileBadges(): readonly TileBadge[] {
  const extensions = useExtensions('tileBadges');
  const ask = useAskExtensions('tileBadges');
  const [answers, setAnswers] = useState<ReadonlyMap<ExtensionSource, readonly TileBadge[]>>(() => new Map());

  useEffect(() => {
    if (ask === null) return undefined;
    const controller = new AbortController();
    const askAll = () =>
      void ask({ signal: controller.signal }, ({ extension, answer }) =>
        setAnswers((known) => new Map(known).set(extension, answer)),
      );
    askAll();
    const timer = setInterval(() => document.visibilityState === 'visible' && askAll(), repeatMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [ask]);

  return extensions.flatMap((extension) => answers.get(extension) ?? []);
}
