import type { ReactNode } from 'react';
import { MenuGroup, MenuGroupTitle, MenuLine } from './Menu.styles.ts';

/** What `MenuSection` takes. */
export interface MenuSectionProps {
  /** The heading of the section, which names it for screen readers. */
  label: string;
  children: ReactNode;
}

/** Items of a `Menu` that belong together, under a heading. */
export function MenuSection({ label, children }: MenuSectionProps) {
  return (
    <MenuGroup>
      <MenuGroupTitle>{label}</MenuGroupTitle>
      {children}
    </MenuGroup>
  );
}

/** A line between items of a `Menu`. */
export function MenuSeparator() {
  return <MenuLine />;
}
