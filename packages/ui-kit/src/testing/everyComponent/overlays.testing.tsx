import * as Kit from '../../index.ts';
import type { ComponentName, Example } from './Example.testing.ts';

const nothing = () => undefined;
const open = { isOpen: true, onOpenChange: nothing } as const;
const alert = { elsewhere: '[role=alertdialog]', isBrowserOnly: true };
const dialog = { elsewhere: '[role=dialog]', isBrowserOnly: true };
const trigger = <Kit.Button>Open</Kit.Button>;
const joins = 'It joins a button and what that opens, and draws nothing itself.';
const toasts = Kit.createToastQueue();
toasts.add({ title: 'The export is ready', timeout: null });

/** An example of each component that opens over the page, and of those that open it. */
export const overlays = {
  AlertDialog: {
    ...alert,
    render: (common) => (
      <Kit.AlertDialog {...common} {...open} title="Import failed" actionLabel="Close">
        No line could be read.
      </Kit.AlertDialog>
    ),
  },
  CommandPalette: {
    ...dialog,
    render: (common) => (
      <Kit.CommandPalette
        {...common}
        aria-label="Search"
        placeholder="Search or jump to"
        isOpen
        onOpenChange={nothing}
        value=""
        onChange={nothing}
        sections={[{ id: 'apps', title: 'Applications', items: [{ id: 'schedule', title: 'Schedule' }] }]}
        onAction={nothing}
      />
    ),
  },
  ConfirmDialog: {
    ...alert,
    render: (common) => (
      <Kit.ConfirmDialog {...common} {...open} title="Delete the import?" actionLabel="Delete" onAction={nothing}>
        It cannot be brought back.
      </Kit.ConfirmDialog>
    ),
  },
  Dialog: {
    ...dialog,
    render: (common) => (
      <Kit.Dialog {...common} {...open} title="Results">
        Forty lines
      </Kit.Dialog>
    ),
  },
  Drawer: {
    ...dialog,
    render: (common) => (
      <Kit.Drawer {...common} {...open} isModal title="Notifications">
        Nothing new
      </Kit.Drawer>
    ),
  },
  Menu: {
    elsewhere: '[role=menu]',
    render: (common) => (
      <Kit.MenuTrigger defaultOpen>
        {trigger}
        <Kit.Menu {...common} aria-label="More">
          <Kit.MenuItem label="Mark as read" />
        </Kit.Menu>
      </Kit.MenuTrigger>
    ),
  },
  MenuItem: {
    takesNo: {
      id: "React Aria uses it as the key of the menu's collection.",
      'aria-details': 'React Aria passes on no other aria attribute than its own.',
    },
    render: (common) => (
      <Kit.MenuTrigger defaultOpen>
        {trigger}
        <Kit.Menu aria-label="More">
          <Kit.MenuItem {...common} label="Mark as read" />
        </Kit.Menu>
      </Kit.MenuTrigger>
    ),
  },
  MenuTrigger: {
    hasNoElement: joins,
    render: () => (
      <Kit.MenuTrigger>
        {trigger}
        <Kit.Menu aria-label="More">
          <Kit.MenuItem label="Download" />
        </Kit.Menu>
      </Kit.MenuTrigger>
    ),
  },
  PanelGroup: {
    hasNoElement: 'It only keeps one panel open at a time.',
    render: () => (
      <Kit.PanelGroup selectedKey={null} onSelectionChange={nothing}>
        <Kit.Button>Notifications</Kit.Button>
      </Kit.PanelGroup>
    ),
  },
  Popover: {
    elsewhere: { 'data-probe': '[role=dialog]', 'aria-details': '[role=dialog]' },
    takesNo: { id: 'Its trigger gives it one, for aria-controls.' },
    render: (common) => (
      <Kit.PopoverTrigger defaultOpen>
        {trigger}
        <Kit.Popover {...common} title="Details">
          Sent by Avery Stone
        </Kit.Popover>
      </Kit.PopoverTrigger>
    ),
  },
  PopoverTrigger: {
    hasNoElement: joins,
    render: () => (
      <Kit.PopoverTrigger>
        {trigger}
        <Kit.Popover title="Details">Sent by Avery Stone</Kit.Popover>
      </Kit.PopoverTrigger>
    ),
  },
  SideDrawer: {
    isBrowserOnly: true,
    render: (common) => (
      <Kit.SideDrawer {...common} {...open} title="Notifications">
        Nothing new
      </Kit.SideDrawer>
    ),
  },
  ToastRegion: { isBrowserOnly: true, render: (common) => <Kit.ToastRegion {...common} queue={toasts} /> },
  Tooltip: {
    hasNoElement: 'It is there only while its button is hovered or focused, and belongs to that.',
    render: () => <Kit.Tooltip label="Opens the results">{trigger}</Kit.Tooltip>,
  },
} satisfies Partial<Record<ComponentName, Example>>;
