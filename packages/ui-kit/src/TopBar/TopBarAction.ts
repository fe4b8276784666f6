import type { TopBarButtonProps } from '../TopBarButton/TopBarButton.tsx';

/** An action of the bar. On a phone it is in a menu. */
export interface TopBarAction extends Pick<TopBarButtonProps, 'label' | 'icon' | 'dotLabel'> {
  readonly id: string;
  readonly onPress: () => void;
  /** Whether the panel of this action is open. Leave it out for other actions. */
  readonly isExpanded?: boolean;
  /** The id of the panel, while it is in the page. */
  readonly 'aria-controls'?: string;
}
