import type { ReactNode } from 'react';
import { ButtonContext, LinkContext } from 'react-aria-components';

/** Changing `isExcluded` moves no focus. */
export interface TabOrderProps {
  /** Tab skips the buttons and links inside. They can still be pressed, and focused by other keys. */
  readonly isExcluded: boolean;
  readonly children: ReactNode;
}

const excluded = { excludeFromTabOrder: true };
const included = {};

/**
 * Removes the kit's buttons and links inside it from the tab order. It is meant for lists in which arrow keys move
 * among the rows and only one row is a tab stop.
 */
export function TabOrder({ isExcluded, children }: TabOrderProps) {
  const value = isExcluded ? excluded : included;
  return (
    <ButtonContext value={value}>
      <LinkContext value={value}>{children}</LinkContext>
    </ButtonContext>
  );
}
