import type { ReactNode } from 'react';

/** A button about a link, such as one that pins it. */
interface SideNavAction {
  /** The name of the button, which its tooltip shows. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

/** An entry of the side navigation: a link, or a submenu of links. */
export interface SideNavItem {
  readonly id: string;
  readonly label: string;
  /** The label as it is drawn, such as a `MatchedText`. @default label */
  readonly labelContent?: ReactNode;
  readonly icon?: ReactNode;
  /** The address of a link. */
  readonly href?: string;
  /** Opens the page instead of `navigate`, on a plain click of the link. */
  readonly onFollow?: () => void;
  /** Makes the item a submenu with its label as the title, even if the list is empty. */
  readonly items?: readonly SideNavItem[];
  /** The name of the field that filters the links of a submenu. Without it there is no field. */
  readonly filterLabel?: string;
  /** A button at the end of a link. It is not shown in the rail. */
  readonly action?: SideNavAction;
}

const pathOf = (href: string) => href.replace(/\/*(?:[?#].*)?$/, '') || '/';

/** Returns all links of a navigation, including those of submenus. */
export function linksOf(items: readonly SideNavItem[]): readonly SideNavItem[] {
  return items.flatMap((item) => [...(item.href === undefined ? [] : [item]), ...linksOf(item.items ?? [])]);
}

/**
 * Returns the id of the link to the current page, or to its nearest ancestor; null if there is no such link.
 * `/apps/workflow` is current on `/apps/workflow/tasks?id=7`; `/` only on the home page.
 */
export function currentItemId(items: readonly SideNavItem[], currentHref: string | undefined): string | null {
  if (currentHref === undefined) return null;
  const current = pathOf(currentHref);
  const above = linksOf(items)
    .map(({ id, href = '' }) => ({ id, path: pathOf(href) }))
    .filter(({ path }) => path === current || (path !== '/' && current.startsWith(`${path}/`)));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0]?.id ?? null;
}

/** Returns whether an item is the link with this id, or a submenu that contains it. */
export function holds(item: SideNavItem, id: string | null): boolean {
  return id !== null && (item.id === id || (item.items ?? []).some((child) => holds(child, id)));
}
