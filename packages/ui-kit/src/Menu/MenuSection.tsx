import type { ReactNode } from 'react';
import { MenuGroup, MenuGroupTitle, MenuLine } from './Menu.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The label is required, because it names the section. */
export interface MenuSectionProps extends Omit<ElementProps<HTMLElement>, 'id'> {
  /** The heading, and the name for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Groups items of a `Menu` under a heading. */
export function MenuSection({ label, children, ...rest }: MenuSectionProps) {
  return (
    <MenuGroup {...rest}>
      <MenuGroupTitle>{label}</MenuGroupTitle>
      {children}
    </MenuGroup>
  );
}

/** A separator only takes the attributes of its element. */
export interface MenuSeparatorProps extends Omit<ElementProps<HTMLElement>, 'id'> {}

/** Draws a line between items of a `Menu`. */
export function MenuSeparator(props: MenuSeparatorProps) {
  return <MenuLine {...props} />;
}
