import { ThemeProvider } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import { messages as english } from '@gantry/ui-kit/languages/en';
import { useMemo, type ReactNode } from 'react';
import { languageOf } from './languages.ts';

const kitMessages = { en: english, ar: arabic };

/** Language, direction and tokens, without a change to the rest of the page. */
export function ElementFrame({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const messages = useMemo(() => {
    const found = languageOf(locale);
    return kitMessages[found.language](found.locale);
  }, [locale]);
  return (
    <ThemeProvider locale={locale} messages={messages} isIsolated>
      {children}
    </ThemeProvider>
  );
}
