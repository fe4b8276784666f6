import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps, PressEvent } from 'react-aria-components';
import { linkTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ButtonLink, InlineLink, NewTabMark } from './Link.styles.ts';

/** `inline` in running text; the others look like a button and go somewhere. */
export type LinkVariant = 'inline' | 'button-primary' | 'button-secondary';

/** The properties of `Link`, in addition to the DOM and press properties of React Aria's link. */
export interface LinkProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'render' | 'target' | 'rel'
> {
  /** Where it goes. A path of this app goes through the `navigate` of `ThemeProvider`. */
  readonly href?: string;
  /** Where it goes, in words that stand alone. */
  readonly children: ReactNode;
  /** @default 'inline' */
  readonly variant?: LinkVariant;
  /** Opens in a new tab, which a mark shows and screen readers are told. @default false */
  readonly opensInNewTab?: boolean;
  /** It cannot be followed. */
  readonly isDisabled?: boolean;
  /** Called when it is followed, before it is. */
  readonly onPress?: (event: PressEvent) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. For starting an action use `Button`. */
export function Link({ variant = 'inline', opensInNewTab = false, children, ...rest }: LinkProps) {
  const messages = useTexts(linkTexts);
  const newTab = opensInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const content = (
    <>
      {children}
      {opensInNewTab && (
        <NewTabMark>
          <ExternalLink />
          <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
        </NewTabMark>
      )}
    </>
  );
  if (variant === 'inline') {
    return (
      <InlineLink {...rest} {...newTab}>
        {content}
      </InlineLink>
    );
  }
  return (
    <ButtonLink {...rest} {...newTab} data-variant={variant === 'button-primary' ? 'primary' : 'secondary'}>
      {content}
    </ButtonLink>
  );
}
