import { useContext, type MouseEvent } from 'react';
import { KitContext } from './KitContext.ts';

/** Without a provider, links load the page. */
const noRouter = { navigate: undefined, useHref: (href: string) => href };

/** Whether a click on a link stays in the app. With a modifier or another button the browser opens a tab or a window, or saves the page. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * The properties of an option in a list of which a field holds the focus and handles the keys. With an address it is a link, which the browser can
 * open in a new tab; `onPress` gets plain presses only.
 */
export const optionProps = (href: string | undefined, onPress: () => void) => ({
  role: 'option',
  ...(href !== undefined && { as: 'a' as const, href, tabIndex: -1 }),
  onClick: (event: MouseEvent) => {
    if (href !== undefined && !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  },
});

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
      if (navigate === undefined || event.defaultPrevented || !isPlainClick(event) || origin !== location.origin)
        return;
      event.preventDefault();
      if (onFollow) onFollow();
      else navigate(href);
    },
  };
}
