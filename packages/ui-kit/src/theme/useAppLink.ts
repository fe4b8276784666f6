import { useContext, type MouseEvent } from 'react';
import { KitContext } from './KitContext.ts';

/** Without a provider, links load the page. */
const noRouter = { navigate: undefined, useHref: (href: string) => href };

/** True if the press asks for another tab or window, or a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The properties of a plain anchor that opens an address of the app through the `navigate` of `ThemeProvider`. React Aria's link does the
 * same and costs a dozen hooks, which counts in a menu of a hundred links.
 *
 * @param onFollow opens the address instead of `navigate`
 */
export function useAppLink(href: string, onFollow?: () => void) {
  const router = useContext(KitContext) ?? noRouter;
  const { navigate } = router;
  return {
    href: router.useHref(href),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const { origin } = event.currentTarget;
      if (navigate === undefined || event.defaultPrevented || isForBrowser(event) || origin !== location.origin) return;
      event.preventDefault();
      if (onFollow) onFollow();
      else navigate(href);
    },
  };
}
