import { lazyPart, usePanel } from '@gantry/ui-kit';
import { useEffect } from 'react';
import { panelIds } from '../../frameParts/panels.ts';
import { whenIdle } from '../../frameParts/whenIdle.ts';
import { useTellExtensionSearch } from '../extensions/ExtensionSearch.tsx';
import { useAskExtensions } from '../extensions/useAskExtensions.ts';

const palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);
const shortcuts = lazyPart(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog);

export interface ShellPaletteProps {
  /** Called if the palette or the list that is open could not be loaded. */
  readonly onFailure: () => void;
}

/** The command palette and the list of shortcuts, which loads when it is first opened. */
export function ShellPalette({ onFailure }: ShellPaletteProps) {
  // The start is past, so the palette can be at hand before it is asked for.
  useEffect(() => whenIdle(palette.preload), []);
  const ask = useAskExtensions('search');
  const tell = useTellExtensionSearch();
  useEffect(() => tell(ask), [ask, tell]);
  const { isOpen, close } = usePanel(panelIds.palette);
  const list = usePanel(panelIds.shortcuts);
  if (isOpen) return <palette.Part props={{ ask, onClose: close }} onFailure={onFailure} />;
  if (list.isOpen) return <shortcuts.Part props={{ onClose: list.close }} onFailure={onFailure} />;
  return null;
}
