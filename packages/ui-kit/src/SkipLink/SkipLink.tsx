import type { MouseEvent } from 'react';
import { frameTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { Skip } from './SkipLink.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `SkipLink`. */
export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The id of the element with the page's content. @default 'main' */
  readonly targetId?: string;
}

function follow(event: MouseEvent<HTMLAnchorElement>, targetId: string) {
  const target = document.querySelector<HTMLElement>(`#${CSS.escape(targetId)}`);
  if (!target) return;
  // The fragment would become an address of the app's router.
  event.preventDefault();
  const canTakeFocus = target.tabIndex >= 0 || target.hasAttribute('tabindex');
  if (!canTakeFocus) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: 'start' });
}

/** The first thing Tab reaches on a page: leads past the frame to the content. Out of sight until it has focus. */
export function SkipLink({ targetId = 'main', ...rest }: SkipLinkProps) {
  const messages = useTexts(frameTexts);
  return (
    <Skip {...rest} href={`#${targetId}`} onClick={(event) => follow(event, targetId)}>
      {messages.skipToContent}
    </Skip>
  );
}
