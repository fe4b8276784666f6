import { lazyPart, toastQueue, usePanel } from '@gantry/ui-kit';
import { panelIds } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePastStart } from '../../portal/index.ts';

const shellPalette = lazyPart(async () => (await import('./ShellPalette.tsx')).ShellPalette);

/** The palette with its keys. It loads once the start is past, or when its button is pressed before. */
export function LaterShellPalette({ mainId }: { readonly mainId: string }) {
  const { errors } = useShellMessages();
  const isPastStart = usePastStart();
  const { isOpen, close } = usePanel(panelIds.palette);
  const giveUp = () => {
    if (!isOpen) return;
    close();
    toastQueue.add({ title: errors.partUnreachable, tone: 'danger' });
  };
  return isPastStart || isOpen ? <shellPalette.Part props={{ mainId }} onFailure={giveUp} /> : null;
}
