import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Suspense, type ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';

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
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="en">
      <head>
        <meta property="csp-nonce" nonce={nonce} content={nonce} />
      </head>
      <body>
        <StyleRegistry nonce={nonce}>{children}</StyleRegistry>
      </body>
    </html>
  );
}
