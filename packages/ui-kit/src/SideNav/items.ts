import type { ReactNode } from 'react';

/** An entry of the side navigation: a link, or a submenu of links. */
export interface SideNavItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Where a link leads. */
  readonly href?: string;
  /** Makes it a submenu, titled by its label; an empty one too. */
  readonly items?: readonly SideNavItem[];
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';

/** Every link of a navigation, those of submenus included. */
function linksOf(items: readonly SideNavItem[]): readonly SideNavItem[] {
  return items.flatMap((item) => [...(item.href === undefined ? [] : [item]), ...linksOf(item.items ?? [])]);
}

/**
 * The link that leads to the current page, or to the nearest page above it; null when there is none.
 * `/apps/workflow` is current on `/apps/workflow/tasks?id=7`; `/` on the home page alone.
 */
export function currentItemId(items: readonly SideNavItem[], currentHref: string | undefined): string | null {
  if (currentHref === undefined) return null;
  const current = pathOf(currentHref);
  const above = linksOf(items)
    .map(({ id, href = '' }) => ({ id, path: pathOf(href) }))
    .filter(({ path }) => path === current || (path !== '/' && current.startsWith(`${path}/`)));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0]?.id ?? null;
}

/** Whether an item is a link's id or a submenu that holds it. */
export function holds(item: SideNavItem, id: string | null): boolean {
  return id !== null && (item.id === id || (item.items ?? []).some((child) => holds(child, id)));
}
