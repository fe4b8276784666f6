import type { ExtensionSlot } from '@gantry/module';
import { useMemo } from 'react';
import type { ExtensionSource } from '@gantry/module-host/extension/loadExtension';
import { mayOpen } from '../../catalog/permissions/permissions.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';
import { loadAhead } from '@gantry/base/loading';
import type { AskExtensions } from '@gantry/module-host/extension/askSlot';
import { useExtensionEnvironment } from './useExtensionEnvironment.ts';

/** The extensions that fill a slot, and that the person has the permission for in the selected program. */
export function useExtensions(slot: ExtensionSlot): readonly ExtensionSource[] {
  const { configuration } = usePortal();
  const access = useAccess();
  const program = useSelectedProgram();
  return useMemo(() => {
    if (access.status !== 'ready' || program === null) return [];
    const isGranted = ({ code }: ExtensionSource) => {
      if (code === undefined) return true;
      return mayOpen(access.permissions, { moduleId: code, isProgramAgnostic: false }, program.id);
    };
    return configuration.extensions.filter((extension) => extension.slots.includes(slot) && isGranted(extension));
  }, [configuration, access, program, slot]);
}

/** The one way to ask extensions. Null if none fills the slot. The function changes with the program, the permissions and the language. */
export function useAskExtensions<Slot extends ExtensionSlot>(slot: Slot): AskExtensions<Slot> | null {
  const extensions = useExtensions(slot);
  const environment = useExtensionEnvironment();
  return useMemo(() => {
    if (extensions.length === 0) return null;
    return async (question, onAnswer) => {
      const ask = async (extension: ExtensionSource) => {
        // A part that cannot be loaded leaves the slot as it is.
        const loaded = await loadAhead(() => import('@gantry/module-host/extension/askSlot'));
        const answer = await loaded?.askSlot({ ...question, extension, slot, environment });
        if (answer && !question.signal.aborted) onAnswer({ extension, answer });
      };
      await Promise.all(extensions.map(ask));
    };
  }, [slot, extensions, environment]);
}
