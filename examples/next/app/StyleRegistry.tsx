'use client';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Puts the styles of the server's markup into the server's HTML, so that the first paint has them. */
export function StyleRegistry({ nonce, children }: { readonly nonce?: string; readonly children: ReactNode }) {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet({ nonce }) : null));
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    sheet?.instance.clearTag();
    return <>{styles}</>;
  });
  return sheet === null ? children : <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
