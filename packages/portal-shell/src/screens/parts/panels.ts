/** The panels that the top bar opens. At most one is open. */
export const panelIds = {
  menu: 'menu',
  palette: 'palette',
  shortcuts: 'shortcuts',
  programs: 'programs',
  notifications: 'notifications',
  help: 'help',
  news: 'news',
  account: 'account',
} as const;

/** The properties that open and close a panel. The kit's `usePanel` returns them. */
export interface PanelProps {
  /** For `aria-controls` of the button that opens it. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}
