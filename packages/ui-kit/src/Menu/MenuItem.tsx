import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MenuEntry, MenuEntryText } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** An item with `href` is a link; any other is an action. */
export interface MenuItemProps extends Omit<ElementProps<HTMLDivElement>, 'id'> {
  /** The action, as a verb, or the target of the link. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Called when the item is chosen. The menu then closes. */
  readonly onAction?: () => void;
  /** Makes the item a link. A path of this app opens through the `navigate` of `ThemeProvider`. */
  readonly href?: string;
  /** The link opens in a new tab. A mark shows this, and screen readers announce it. @default false */
  readonly opensInNewTab?: boolean;
  /** The item is shown but cannot be chosen. @default false */
  readonly isDisabled?: boolean;
  /** `danger` is for what cannot be undone. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger';
}

/** An action of a `Menu`, or a link. */
export function MenuItem({ label, icon, opensInNewTab = false, tone = 'neutral', ...rest }: MenuItemProps) {
  const messages = useMessages(linkMessages);
  return (
    <MenuEntry
      {...rest}
      {...(opensInNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      textValue={label}
      data-tone={tone}
    >
      {icon}
      <MenuEntryText>{label}</MenuEntryText>
      {opensInNewTab && (
        <>
          <ExternalLink data-new-tab="" />
          <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </MenuEntry>
  );
}
