import { useEffect, useState } from 'react';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import type { AnsweredSlot } from '../../hosting/extension/askSlot.ts';
import type { AnsweringSlot, SlotAnswer } from '../../hosting/extension/slotAnswers.ts';
import { useAskExtensions, useExtensions } from './useExtensions.ts';

/** How a slot is asked. */
export interface SlotUse {
  /** True while the slot is shown. */
  readonly isWanted: boolean;
  /** Asks again after this time while the page is in view, in milliseconds. Without it, a slot is asked once. */
  readonly repeatMs?: number;
}

/** Asks the extensions that fill a slot. Each answer is there as soon as it comes; a slot that fails has none. */
export function useSlotAnswers<Slot extends Exclude<AnsweringSlot, 'search'>>(
  slot: Slot,
  { isWanted, repeatMs }: SlotUse,
): readonly AnsweredSlot<Slot>[] {
  const extensions = useExtensions(slot);
  const ask = useAskExtensions(slot);
  const [answers, setAnswers] = useState<ReadonlyMap<ConfiguredExtension, SlotAnswer<Slot>>>(() => new Map());

  useEffect(() => {
    if (!isWanted || ask === null) return undefined;
    const controller = new AbortController();
    const askAll = () =>
      void ask({ signal: controller.signal }, ({ extension, answer }) =>
        setAnswers((known) => new Map(known).set(extension, answer)),
      );
    askAll();
    const timer = repeatMs && setInterval(() => document.visibilityState === 'visible' && askAll(), repeatMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [isWanted, repeatMs, ask]);

  return extensions.flatMap((extension) => {
    const answer = answers.get(extension);
    return answer ? [{ extension, answer }] : [];
  });
}
