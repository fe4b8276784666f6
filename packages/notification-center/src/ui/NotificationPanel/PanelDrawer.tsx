import { lazyPart, SideDrawer, useIsBelow, type SideDrawerProps } from '@gantry/ui-kit';
import { useEffect, useState } from 'react';
import { useNotificationCenter } from '../../data/index.ts';

const modal = lazyPart(async () => (await import('./ModalPanelDrawer.tsx')).ModalPanelDrawer);

/** The panel's drawer. On a phone it covers the page and is modal; only there the code for that is loaded. */
export function PanelDrawer(props: SideDrawerProps) {
  const { isOpen, onOpenChange } = props;
  const center = useNotificationCenter();
  const coversPage = useIsBelow('small');
  const form = coversPage ? 'modal' : 'side';
  const [opened, setOpened] = useState<{ isOpen: boolean; as: typeof form | null }>({
    isOpen,
    as: isOpen ? form : null,
  });
  // Decided at each opening: rotating a phone must not remount the content.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, as: isOpen ? form : opened.as });

  useEffect(() => {
    if (coversPage) modal.preload();
  }, [coversPage]);

  if (opened.as === null) return null;
  if (opened.as === 'side') return <SideDrawer {...props} />;
  const onFailure = (error: unknown) => {
    setOpened({ isOpen, as: null });
    onOpenChange(false);
    center.screens.partFailed(error);
  };
  return <modal.Part props={props} onFailure={onFailure} />;
}
