import type { ExtensionSlot } from '@gantry/module';
import { useMemo } from 'react';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import { mayOpen } from '../../permissions/permissions.ts';
import { useAccess, usePortal, useSelectedProgram } from '../../portal/index.ts';

/** The extensions that fill a slot, and that the person has the permission for in the selected program. */
export function useExtensions(slot: ExtensionSlot): readonly ConfiguredExtension[] {
  const { configuration } = usePortal();
  const access = useAccess();
  const program = useSelectedProgram();
  return useMemo(() => {
    if (access.status !== 'ready' || program === null) return [];
    const isGranted = ({ code }: ConfiguredExtension) => {
      if (code === undefined) return true;
      return mayOpen(access.permissions, { moduleId: code, isProgramAgnostic: false }, program.id);
    };
    return configuration.extensions.filter((extension) => extension.slots.includes(slot) && isGranted(extension));
  }, [configuration, access, program, slot]);
}
