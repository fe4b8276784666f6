import { lazyPart, toastQueue, usePanel } from '@gantry/ui-kit';
import { panelIds } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePastStart } from '../../portal/index.ts';
import type { ShellPaletteProps } from './ShellPalette.tsx';

const shellPalette = lazyPart(async () => (await import('./ShellPalette.tsx')).ShellPalette);

/** The palette with its keys. It loads once the start is past, or when its button is pressed before. */
export function LaterShellPalette(props: Omit<ShellPaletteProps, 'onFailure'>) {
  const { errors } = useShellMessages();
  const isPastStart = usePastStart();
  const palette = usePanel(panelIds.palette);
  const shortcuts = usePanel(panelIds.shortcuts);
  const giveUp = () => {
    if (!palette.isOpen && !shortcuts.isOpen) return;
    palette.close();
    shortcuts.close();
    toastQueue.add({ title: errors.partUnreachable, tone: 'danger' });
  };
  if (!isPastStart && !palette.isOpen) return null;
  return <shellPalette.Part props={{ ...props, onFailure: giveUp }} onFailure={giveUp} />;
}
