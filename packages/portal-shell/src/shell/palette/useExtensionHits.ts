import { useEffect, useState } from 'react';
import type { AnsweredSlot, AskExtensions } from '@gantry/module-host/extension/askSlot';

interface Answers {
  readonly text: string;
  readonly found: readonly AnsweredSlot<'search'>[];
  readonly isComplete: boolean;
}

/** How long a person must pause before services are asked, in milliseconds. */
const pauseMs = 150;

/** Asks the extensions once the person pauses. */
export function useExtensionHits(ask: AskExtensions<'search'> | null, text: string) {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const isWanted = text !== '' && ask !== null;

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      setAnswers({ text, found: [], isComplete: false });
      const add = (found: readonly AnsweredSlot<'search'>[], isComplete: boolean) =>
        setAnswers((current) => ({ text, found: [...(current?.found ?? []), ...found], isComplete }));
      await ask({ text, signal }, (answered) => add([answered], false));
      if (!signal.aborted) add([], true);
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ask, text, isWanted]);

  const current = isWanted && answers?.text === text ? answers : null;
  return { found: current?.found ?? [], isLoading: isWanted && current?.isComplete !== true };
}
