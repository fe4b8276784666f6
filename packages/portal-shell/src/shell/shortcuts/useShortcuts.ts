import { readKeyPress, usePanel } from '@gantry/ui-kit';
import { useEffectEvent, useLayoutEffect } from 'react';
import { panelIds } from '../../screens/parts/panels.ts';
import { usePortal } from '../../portal/index.ts';
import { shortcutOf } from './shortcuts.ts';

/** Whether a modal dialog keeps the page from being used. */
const isBehindDialog = (main: string) =>
  document.getElementById(main)?.closest('[inert], [aria-hidden="true"]') != null;

/**
 * Opens the palette and the list of shortcuts by their keys. A module that handles a key calls `preventDefault`, and the portal then leaves
 * it alone.
 */
export function useShortcuts(mainId: string): void {
  const { personal } = usePortal();
  const palette = usePanel(panelIds.palette);
  const list = usePanel(panelIds.shortcuts);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isRepeated, isTyping } = readKeyPress(event);
    const id = shortcutOf(key);
    if (id === undefined || event.defaultPrevented || personal.shortcutsOff.get().includes(id)) return;
    const panel = id === 'palette' ? palette : list;
    if (!panel.isOpen && isBehindDialog(mainId)) return;
    if (id === 'shortcuts' && isTyping) return;
    // The browser has a meaning for a repeated press too.
    event.preventDefault();
    if (!isRepeated) panel.toggle();
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
