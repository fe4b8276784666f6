import type { ReactNode, Ref } from 'react';
import { MenuGroup, MenuGroupTitle, MenuLine } from './Menu.styles.ts';

/** What `MenuSection` takes. */
export interface MenuSectionProps {
  /** The heading of the section, which names it for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** Items of a `Menu` that belong together, under a heading. */
export function MenuSection({ label, children, ...rest }: MenuSectionProps) {
  return (
    <MenuGroup {...rest}>
      <MenuGroupTitle>{label}</MenuGroupTitle>
      {children}
    </MenuGroup>
  );
}

/** What `MenuSeparator` takes. */
export interface MenuSeparatorProps {
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A line between items of a `Menu`. */
export function MenuSeparator(props: MenuSeparatorProps) {
  return <MenuLine {...props} />;
}
