import type { ReactNode } from 'react';
import { ButtonContext, LinkContext } from 'react-aria-components';

/** The properties of `TabOrder`. */
export interface TabOrderProps {
  /** The buttons and links below are passed over by Tab; they can still be pressed, and focused by other keys. */
  readonly isExcluded: boolean;
  readonly children: ReactNode;
}

const excluded = { excludeFromTabOrder: true };
const included = {};

/**
 * Takes the kit's buttons and links below it out of the way of Tab, for lists in which arrow keys lead from row to row and
 * one row at a time is a stop.
 */
export function TabOrder({ isExcluded, children }: TabOrderProps) {
  const value = isExcluded ? excluded : included;
  return (
    <ButtonContext value={value}>
      <LinkContext value={value}>{children}</LinkContext>
    </ButtonContext>
  );
}
