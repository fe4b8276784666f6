import type { ReactNode } from 'react';

/** An action of the bar. On a phone it is in a menu. */
export interface TopBarAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** Shows a quiet dot, and says what it means: "something is new". */
  readonly dotLabel?: string | undefined;
  /** Whether the panel of this action is open. Leave it out for other actions. */
  readonly isExpanded?: boolean;
  /** The id of the panel, while it is in the page. */
  readonly 'aria-controls'?: string;
}
