import type { ReactNode } from 'react';
import { Drawing } from './Illustration.styles.ts';
import type { IllustrationProps } from './illustrationNames.ts';

interface SheetProps extends Omit<IllustrationProps, 'name'> {
  readonly children: ReactNode;
}

/** The sheet of a drawing. A component that needs few drawings uses it, so that an app does not load the others. */
export function Sheet({ size = 'medium', children, ...rest }: SheetProps) {
  return (
    <Drawing {...rest} aria-hidden viewBox="0 0 120 88" data-size={size}>
      {children}
    </Drawing>
  );
}
