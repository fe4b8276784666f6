import type { MouseEvent } from 'react';
import { frameMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { Skip } from './SkipLink.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** `targetId` must be the id of an element that is in the page. */
export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The id of the element with the content of the page. @default 'main' */
  readonly targetId?: string;
}

function follow(event: MouseEvent<HTMLAnchorElement>, targetId: string) {
  const target = document.querySelector<HTMLElement>(`#${CSS.escape(targetId)}`);
  if (!target) return;
  // The router of the app must not see the fragment as an address.
  event.preventDefault();
  const canTakeFocus = target.tabIndex >= 0 || target.hasAttribute('tabindex');
  if (!canTakeFocus) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'start' });
}

/** A link past the frame to the content. It must be the first tab stop of a page, and is visible only on focus. */
export function SkipLink({ targetId = 'main', ...rest }: SkipLinkProps) {
  const messages = useMessages(frameMessages);
  return (
    <Skip {...rest} href={`#${targetId}`} onClick={(event) => follow(event, targetId)}>
      {messages.skipToContent}
    </Skip>
  );
}
