import { loadAhead } from '@gantry/ui-kit';
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
        // A part that cannot be loaded leaves the slot as it is.
        const loaded = await loadAhead(() => import('../../hosting/extension/askSlot.ts'));
        const answer = await loaded?.askSlot({ ...question, extension, slot, environment });
        if (answer && !question.signal.aborted) onAnswer({ extension, answer });
      };
      await Promise.all(extensions.map(ask));
    };
  }, [slot, extensions, environment]);
}
