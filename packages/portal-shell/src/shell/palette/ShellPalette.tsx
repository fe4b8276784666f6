import { usePanel } from '@gantry/ui-kit';
import { useEffect } from 'react';
import { panelIds } from '../../screens/parts/panels.ts';
import { whenIdle } from '../../portal/whenIdle.ts';
import { latePart } from '../late/latePart.tsx';
import { useAskExtensions } from '../extensions/useExtensions.ts';

const palette = latePart(async () => (await import('./Palette.tsx')).Palette, 'opened');
const shortcuts = latePart(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog, 'opened');

/** The command palette and the list of shortcuts, which loads when it is first opened. */
export function ShellPalette() {
  // The start is past, so the palette can be at hand before it is asked for.
  useEffect(() => whenIdle(palette.preload), []);
  const ask = useAskExtensions('search');
  const { isOpen, close } = usePanel(panelIds.palette);
  const list = usePanel(panelIds.shortcuts);
  if (isOpen) return <palette.Part props={{ ask, onClose: close }} isOpen onClose={close} />;
  if (list.isOpen) return <shortcuts.Part props={{ onClose: list.close }} isOpen onClose={list.close} />;
  return null;
}
