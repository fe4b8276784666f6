import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { LinkProps as AriaLinkProps, PressEvent } from 'react-aria-components';
import type { ElementProps, KitNames } from '../element/ElementProps.ts';
import { linkMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { isPlainClick } from '../theme/useAppLink.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ButtonLink, InlineLink, NewTabMark } from './Link.styles.ts';

/** `Link` also takes the DOM and press properties of React Aria's link. */
export interface LinkProps extends Omit<AriaLinkProps, KitNames | 'target' | 'rel'>, ElementProps<HTMLAnchorElement> {
  /** The address. A path of this app opens through the `navigate` of `ThemeProvider`. */
  readonly href?: string;
  /** The target, in words that are clear without the text around them. */
  readonly children: ReactNode;
  /** `inline` is for running text. The others look like a button. @default 'inline' */
  readonly variant?: 'inline' | 'button-primary' | 'button-secondary';
  /** Opens in a new tab. A mark shows this, and screen readers announce it. @default false */
  readonly opensInNewTab?: boolean;
  /** The link cannot be followed. */
  readonly isDisabled?: boolean;
  /** Called before the link is followed. */
  readonly onPress?: (event: PressEvent) => void;
  /** Opens the page instead of `navigate`, on a plain click. With a modifier the browser opens the address in a new tab. */
  readonly onFollow?: () => void;
}

const looks = { inline: undefined, 'button-primary': 'primary', 'button-secondary': 'secondary' } as const;

/** Opens a page. To start an action, use `Button`. */
export function Link({ variant = 'inline', opensInNewTab = false, onFollow, children, ...others }: LinkProps) {
  const messages = useMessages(linkMessages);
  const newTab = opensInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
  };
  const rest = { ...others, ...(onFollow && { onClick: open }) };
  const Shown = variant === 'inline' ? InlineLink : ButtonLink;
  return (
    <Shown {...rest} {...newTab} data-variant={looks[variant]}>
      {children}
      {opensInNewTab && (
        <NewTabMark>
          <ExternalLink />
          <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
        </NewTabMark>
      )}
    </Shown>
  );
}
