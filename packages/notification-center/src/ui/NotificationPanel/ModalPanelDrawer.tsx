import { Drawer, type SideDrawerProps } from '@gantry/ui-kit';

/** The panel's drawer when it covers the page. */
export function ModalPanelDrawer(props: SideDrawerProps) {
  return <Drawer {...props} isModal />;
}
