import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MenuEntry, MenuEntryText } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** `danger` for what cannot be undone. */
export type MenuItemTone = 'neutral' | 'danger';

/** The properties of `MenuItem`. */
export interface MenuItemProps extends Omit<ElementProps<HTMLDivElement>, 'id'> {
  /** What it does, as a verb, or where it leads. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Called when it is chosen; the menu closes then. */
  readonly onAction?: () => void;
  /** Makes it a link. A path of this app goes through the `navigate` of `ThemeProvider`. */
  readonly href?: string;
  /** The link opens in a new tab, which a mark shows and screen readers are told. @default false */
  readonly opensInNewTab?: boolean;
  /** It is shown, and cannot be chosen. @default false */
  readonly isDisabled?: boolean;
  /** @default 'neutral' */
  readonly tone?: MenuItemTone;
}

/** An action of a `Menu`, or a link. */
export function MenuItem({ label, icon, opensInNewTab = false, tone = 'neutral', ...rest }: MenuItemProps) {
  const messages = useTexts(linkTexts);
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
