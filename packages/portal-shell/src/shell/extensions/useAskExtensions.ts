import { useMemo } from 'react';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import type { AskExtensions } from '../../hosting/extension/askSlot.ts';
import type { AnsweringSlot } from '../../hosting/extension/slotAnswers.ts';
import { useExtensionEnvironment } from './useExtensionEnvironment.ts';
import { useExtensions } from './useExtensions.ts';

/** The one way to ask extensions. Null if none fills the slot. The function changes with the program, the permissions and the language. */
export function useAskExtensions<Slot extends AnsweringSlot>(slot: Slot): AskExtensions<Slot> | null {
  const extensions = useExtensions(slot);
  const environment = useExtensionEnvironment();
  return useMemo(() => {
    if (extensions.length === 0) return null;
    return async (question, onAnswer) => {
      const ask = async (extension: ConfiguredExtension) => {
        const { askSlot } = await import('../../hosting/extension/askSlot.ts');
        const answer = await askSlot({ ...question, extension, slot, environment });
        if (!question.signal.aborted) onAnswer({ extension, answer });
      };
      // A part that cannot be loaded leaves the slot as it is.
      await Promise.allSettled(extensions.map(ask));
    };
  }, [slot, extensions, environment]);
}
