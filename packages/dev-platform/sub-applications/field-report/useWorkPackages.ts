import type { ModuleContext } from '@gantry/module';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { callBase } from '../shared/callBase.ts';
import { optionSchema, type Option } from './draft.ts';

const foundSchema = v.array(optionSchema);

/** Finds work packages at the service, anew for each text. */
export function useWorkPackages(context: ModuleContext) {
  const [text, search] = useState('');
  const [found, setFound] = useState<{ text: string; options: readonly Option[] | null } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, context.signal]);
    const find = async () => {
      const call = callBase(context, '/fieldreports/api/WorkPackages', foundSchema, {
        query: { search: text },
        signal,
      });
      const options = await call.catch(() => null);
      if (!signal.aborted) setFound({ text, options });
    };
    void find();
    return () => controller.abort();
  }, [context, text]);
  const isLoading = found?.text !== text;
  return { search, isLoading, options: found?.options ?? [], hasFailed: !isLoading && found.options === null };
}
