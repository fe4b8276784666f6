import { ThemeProvider } from '@gantry/ui-kit';
import { kitMessagesFor } from '@gantry/ui-kit/messages';
import { useMemo, type ReactNode } from 'react';

/** Props of {@link ElementFrame}. */
export interface ElementFrameProps {
  readonly locale: string;
  readonly children: ReactNode;
}

/** Language, direction and tokens, without a change to the rest of the page. */
export function ElementFrame({ locale, children }: ElementFrameProps) {
  const messages = useMemo(() => kitMessagesFor(locale), [locale]);
  return (
    <ThemeProvider locale={locale} messages={messages} isIsolated>
      {children}
    </ThemeProvider>
  );
}
