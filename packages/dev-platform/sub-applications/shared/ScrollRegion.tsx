import type { ReactNode } from 'react';

/** A wide table that scrolls in itself, with the keyboard too. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // Without a tab stop, those who use a keyboard could not scroll to the last columns.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
