import {
  AlertDialog,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  Popover,
  PopoverTrigger,
  SideDrawer,
  ToastRegion,
  Tooltip,
  createToastQueue,
} from '../../index.ts';
import type { Example } from './Example.testing.ts';

const nothing = () => undefined;
const open = { isOpen: true, onOpenChange: nothing } as const;

const toasts = createToastQueue();
toasts.add({ title: 'The export is ready', timeout: null });

const trigger = <Button>Open</Button>;
const wrapper = 'It joins a button and what that opens, and draws nothing itself.';

/** What opens over the page. */
export const overlays = {
  AlertDialog: {
    isBrowserOnly: true,
    render: (common) => (
      <AlertDialog {...common} {...open} title="Import failed" actionLabel="Close">
        No line could be read.
      </AlertDialog>
    ),
  },
  ConfirmDialog: {
    isBrowserOnly: true,
    render: (common) => (
      <ConfirmDialog {...common} {...open} title="Delete the import?" actionLabel="Delete" onAction={nothing}>
        It cannot be brought back.
      </ConfirmDialog>
    ),
  },
  Dialog: {
    isBrowserOnly: true,
    render: (common) => (
      <Dialog {...common} {...open} title="Results">
        Forty lines
      </Dialog>
    ),
  },
  Drawer: {
    isBrowserOnly: true,
    render: (common) => (
      <Drawer {...common} {...open} isModal title="Notifications">
        Nothing new
      </Drawer>
    ),
  },
  Menu: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu {...common} aria-label="More">
          <MenuItem label="Mark as read" />
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuItem: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuItem {...common} label="Mark as read" />
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuSection: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuSection {...common} label="Export">
            <MenuItem label="Download" />
          </MenuSection>
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuSeparator: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuItem label="Download" />
          <MenuSeparator {...common} />
          <MenuItem label="Mark as read" />
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuTrigger: {
    hasNoElement: wrapper,
    render: () => (
      <MenuTrigger>
        {trigger}
        <Menu aria-label="More">
          <MenuItem label="Download" />
        </Menu>
      </MenuTrigger>
    ),
  },
  Popover: {
    render: (common) => (
      <PopoverTrigger defaultOpen>
        {trigger}
        <Popover {...common} title="Details">
          Sent by Avery Stone
        </Popover>
      </PopoverTrigger>
    ),
  },
  PopoverTrigger: {
    hasNoElement: wrapper,
    render: () => (
      <PopoverTrigger>
        {trigger}
        <Popover title="Details">Sent by Avery Stone</Popover>
      </PopoverTrigger>
    ),
  },
  SideDrawer: {
    isBrowserOnly: true,
    render: (common) => (
      <SideDrawer {...common} {...open} title="Notifications">
        Nothing new
      </SideDrawer>
    ),
  },
  ToastRegion: { isBrowserOnly: true, render: (common) => <ToastRegion {...common} queue={toasts} /> },
  Tooltip: {
    hasNoElement: 'It is there only while its button is hovered or focused, and belongs to that.',
    render: () => <Tooltip label="Opens the results">{trigger}</Tooltip>,
  },
} satisfies Record<string, Example>;
