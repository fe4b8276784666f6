import { useEffect, useState } from 'react';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import type { AnsweringSlot, SlotAnswer } from '../../hosting/extension/slotAnswers.ts';
import { useExtensionEnvironment } from './useExtensionEnvironment.ts';
import { useExtensions } from './useExtensions.ts';

/** What an extension answered. */
export interface AnsweredSlot<Slot extends AnsweringSlot> {
  readonly extension: ConfiguredExtension;
  readonly answer: SlotAnswer<Slot>;
}

/** How a slot is asked. */
export interface SlotUse {
  /** True while the slot is shown. */
  readonly isWanted: boolean;
  /** Asks again after this time while the page is in view, in milliseconds. Without it, a slot is asked once. */
  readonly repeatMs?: number;
}

const loadAskSlot = async () => (await import('../../hosting/extension/askSlot.ts')).askSlot;

/** Asks the extensions that fill a slot. Each answer is there as soon as it comes; a slot that fails has none. */
export function useSlotAnswers<Slot extends Exclude<AnsweringSlot, 'search'>>(
  slot: Slot,
  { isWanted, repeatMs }: SlotUse,
): readonly AnsweredSlot<Slot>[] {
  const extensions = useExtensions(slot);
  const environment = useExtensionEnvironment();
  const [answers, setAnswers] = useState<ReadonlyMap<ConfiguredExtension, SlotAnswer<Slot>>>(() => new Map());

  useEffect(() => {
    if (!isWanted || extensions.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (extension: ConfiguredExtension) => {
      const askSlot = await loadAskSlot();
      const answer = await askSlot({ extension, slot, environment, signal });
      if (!signal.aborted) setAnswers((known) => new Map(known).set(extension, answer));
    };
    const askAll = () => {
      // A part that cannot be loaded leaves the slot as it is.
      for (const extension of extensions) ask(extension).catch(() => undefined);
    };
    askAll();
    const timer = repeatMs && setInterval(() => document.visibilityState === 'visible' && askAll(), repeatMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [slot, isWanted, repeatMs, extensions, environment]);

  return extensions.flatMap((extension) => {
    const answer = answers.get(extension);
    return answer ? [{ extension, answer }] : [];
  });
}
