import type { ReactNode } from 'react';
import { MenuGroup, MenuGroupTitle, MenuLine } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `MenuSection`. */
export interface MenuSectionProps extends Omit<ElementProps<HTMLElement>, 'id'> {
  /** The heading of the section, which names it for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
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

/** The properties of `MenuSeparator`. */
export interface MenuSeparatorProps extends Omit<ElementProps<HTMLElement>, 'id'> {}

/** A line between items of a `Menu`. */
export function MenuSeparator(props: MenuSeparatorProps) {
  return <MenuLine {...props} />;
}
