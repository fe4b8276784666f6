import type { SearchProvider } from '@gantry/module';
import { lazyPart, toastQueue, usePanel } from '@gantry/ui-kit';
import { panelIds } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../messages/index.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

const palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);
const shortcuts = lazyPart(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog);

/** The sources of the palette beside the portal itself. */
const providers: readonly SearchProvider[] = [];

interface ShellPaletteProps {
  /** The id of the page's content, which an open dialog makes inert. */
  readonly mainId: string;
}

/** The command palette, the list of shortcuts, and the keys that open them. The two load when they are first opened. */
export function ShellPalette({ mainId }: ShellPaletteProps) {
  const { errors } = useShellMessages();
  useShortcuts(mainId);
  const { isOpen, close } = usePanel(panelIds.palette);
  const list = usePanel(panelIds.shortcuts);
  const giveUp = () => {
    close();
    list.close();
    toastQueue.add({ title: errors.partUnreachable, tone: 'danger' });
  };
  if (isOpen) return <palette.Part props={{ providers, onClose: close }} onFailure={giveUp} />;
  if (list.isOpen) return <shortcuts.Part props={{ onClose: list.close }} onFailure={giveUp} />;
  return null;
}
