import type { usePanel } from '@gantry/ui-kit';

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

/** The properties that open and close a panel. Its id is for `aria-controls` of the button that opens it. */
export type PanelProps = ReturnType<typeof usePanel>['panelProps'];
