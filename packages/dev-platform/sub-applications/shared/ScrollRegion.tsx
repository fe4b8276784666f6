import type { ReactNode } from 'react';

/** A region in which a wide table scrolls, also with the keyboard. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a tab stop, keyboard users could not scroll to the last columns.
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
