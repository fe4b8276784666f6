import { lazyPart, toastQueue, usePanel } from '@gantry/ui-kit';
import { panelIds } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePastStart } from '../../portal/index.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

const shellPalette = lazyPart(async () => (await import('./ShellPalette.tsx')).ShellPalette);

interface LaterShellPaletteProps {
  /** The id of the page's content, which an open dialog makes inert. */
  readonly mainId: string;
}

/** The keys of the palette and of the list of shortcuts, and both of them. They load once the start is past, or when one is opened before. */
export function LaterShellPalette({ mainId }: LaterShellPaletteProps) {
  useShortcuts(mainId);
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
  if (!isPastStart && !palette.isOpen && !shortcuts.isOpen) return null;
  return <shellPalette.Part props={{ onFailure: giveUp }} onFailure={giveUp} />;
}
