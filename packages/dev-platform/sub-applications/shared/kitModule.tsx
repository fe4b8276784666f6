import type { GantryModule, ModuleContext } from '@gantry/module';
import { ThemeProvider } from '@gantry/ui-kit';
import { messages } from '@gantry/ui-kit/languages/ar';
import { useMemo, type ReactNode } from 'react';
import { useAppearance } from './ContextFacts.tsx';
import { mountedModule } from './reactModule.tsx';

/** A language in which a module may have texts. */
export type Language = 'en' | 'ar';

/**
 * Makes a sub-application of the kit's components.
 *
 * @param languages those in which it has texts. If the portal is in another one, it is in English.
 */
export const kitModule = (
  languages: readonly Language[],
  draw: (context: ModuleContext, language: Language) => ReactNode,
): GantryModule =>
  mountedModule((context) => (
    <Kit context={context} languages={languages}>
      {(language) => <div className="sub-application">{draw(context, language)}</div>}
    </Kit>
  ));

interface KitProps {
  readonly context: ModuleContext;
  readonly languages: readonly Language[];
  readonly children: (language: Language) => ReactNode;
}

function Kit({ context, languages, children }: KitProps) {
  const { locale, formatLocale, direction } = useAppearance(context);
  const language = languages.find((one) => one === locale) ?? 'en';
  const english = locale === 'en' ? (formatLocale as `en-${string}`) : 'en'; // The format of a language begins with its tag.
  const arabic = useMemo(() => messages(formatLocale), [formatLocale]);
  const of = language === 'ar' ? { locale: formatLocale, messages: arabic } : ({ locale: english } as const);
  return (
    <ThemeProvider
      {...of}
      direction={language === locale ? direction : undefined}
      navigate={context.navigate}
      isIsolated
    >
      {children(language)}
    </ThemeProvider>
  );
}
