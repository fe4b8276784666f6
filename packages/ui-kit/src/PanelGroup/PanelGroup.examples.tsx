import { Button, Drawer, PanelGroup, Popover, PopoverTrigger, usePanel } from '@gantry/ui-kit';
import { useState } from 'react';

function Panels() {
  const notifications = usePanel('notifications');
  const programs = usePanel('programs');
  const account = usePanel('account');
  return (
    <>
      <Button {...notifications.triggerProps}>Notifications</Button>{' '}
      <Button {...programs.triggerProps}>Programs</Button>{' '}
      <PopoverTrigger {...account.panelProps}>
        <Button>Account</Button>
        <Popover isNonModal>Avery Stone</Popover>
      </PopoverTrigger>
      <Drawer {...notifications.panelProps} title="Notifications" size="small">
        No New Notification
      </Drawer>
      <Drawer {...programs.panelProps} title="Programs" size="small">
        Please select a program to continue
      </Drawer>
    </>
  );
}

export function ThreePanels({ defaultSelectedKey = null }: { readonly defaultSelectedKey?: string | null }) {
  const [openPanel, setOpenPanel] = useState(defaultSelectedKey);
  return (
    <PanelGroup selectedKey={openPanel} onSelectionChange={setOpenPanel}>
      <Panels />
    </PanelGroup>
  );
}
