import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Suspense, type ReactNode } from 'react';
import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';

interface LayoutProps {
  readonly children: ReactNode;
}

export const metadata: Metadata = { title: 'Warehouse', icons: 'data:,' };

/** A nonce differs from page to page, so no part of a page is made at build time. */
export default function RootLayout(props: LayoutProps) {
  return (
    <Suspense>
      <Document {...props} />
    </Suspense>
  );
}

async function Document({ children }: LayoutProps) {
  // Read for its effect: a page that depends on the request is made for each, and Next puts the nonce on its scripts.
  await headers();
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
