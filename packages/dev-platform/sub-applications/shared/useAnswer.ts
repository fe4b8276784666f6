import type { ModuleContext } from '@gantry/module';
import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { callBase } from './callBase.ts';

/** The state of a call to the base service. */
export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void };

/** Requests a path from the base service, and again if the path changes or the person retries. */
export function useAnswer<Schema extends v.GenericSchema>(
  context: ModuleContext,
  path: string,
  schema: Schema,
): Answer<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly question: string; readonly answer: Answer<Value> } | null>(null);
  const question = `${path} ${String(attempt)}`;

  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, context.signal]);
    const ask = async (): Promise<Answer<Value>> => {
      try {
        return { state: 'done', value: await callBase(context, path, schema, { signal }) };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { state: 'failed', message, retry: () => setAttempt((count) => count + 1) };
      }
    };
    const settle = async () => {
      const answer = await ask();
      if (!signal.aborted) setSettled({ question, answer });
    };
    void settle();
    return () => controller.abort();
  }, [context, path, schema, question]);

  return settled?.question === question ? settled.answer : { state: 'loading' };
}
