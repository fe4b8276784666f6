import type { ReactNode } from 'react';

/** An entry of the side navigation: a link, or a submenu of links. */
export interface SideNavItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The address of a link. */
  readonly href?: string;
  /** Makes the item a submenu with its label as the title, even if the list is empty. */
  readonly items?: readonly SideNavItem[];
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';

/** Returns all links of a navigation, including those of submenus. */
function linksOf(items: readonly SideNavItem[]): readonly SideNavItem[] {
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
