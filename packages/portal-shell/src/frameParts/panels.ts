/** The panels that the top bar opens, of which one at most is open. */
export const panelIds = {
  menu: 'menu',
  programs: 'programs',
  notifications: 'notifications',
  help: 'help',
  account: 'account',
} as const;

/** What opens and closes a panel; `usePanel` of the kit gives all of it. */
export interface PanelProps {
  /** For `aria-controls` of the button that opens it. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}
