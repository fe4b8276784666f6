import { useInsertionEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider, RouterProvider, isRTL } from 'react-aria-components';
import type { KitMessages } from '../messages/english.ts';
import { localeWithDirection, type Direction } from './direction.ts';
import { PageStyle, TokenStyle } from './GlobalStyle.ts';
import { KitContext } from './KitContext.ts';

/** The language of what is under a `ThemeProvider`. Every component has its own few texts in English; those of another language are given. */
export type ThemeLanguage =
  | {
      /** A language tag of English. */
      readonly locale: 'en' | `en-${string}`;
      /** The kit's texts, where they are not to be its own. */
      readonly messages?: KitMessages | undefined;
    }
  | {
      /** A language tag such as `en-US` or `ar-AE`. */
      readonly locale: string;
      /** The kit's texts in that language: `kitMessagesFor(locale)`, `arabic(locale)`, or the app's own. */
      readonly messages: KitMessages;
    };

/** The properties of `ThemeProvider` beside a language. */
export interface ThemeProviderOptions {
  /** The way text runs; that of the locale's script by default. */
  readonly direction?: Direction | undefined;
  /** Opens an address of this app without loading the page, for the kit's links. Without it they load the page. */
  readonly navigate?: ((href: string, options?: { readonly replace?: boolean }) => void) | undefined;
  /** Turns an app's path into the address a link shows, where the app lives under a base path. A hook. */
  readonly useHref?: ((href: string) => string) | undefined;
  /**
   * For a part of a page that is not the kit's: leaves `<html>`, `<body>` and the page's own style alone, and gives its
   * children an element that carries language, direction and type.
   * @default false
   */
  readonly isIsolated?: boolean | undefined;
  readonly children: ReactNode;
}

/** The properties of `ThemeProvider`. */
export type ThemeProviderProps = ThemeLanguage & ThemeProviderOptions;

/** Everything the kit's components need around them: language, direction, texts, routing and tokens. The theme is set by `applyAppearance`. */
export function ThemeProvider({
  locale,
  direction,
  messages,
  navigate,
  useHref,
  isIsolated = false,
  children,
}: ThemeProviderProps) {
  const naturalDirection = isRTL(locale) ? 'rtl' : 'ltr';
  const usedDirection = direction ?? naturalDirection;
  const kit = useMemo(() => ({ locale, direction: usedDirection, messages }), [locale, usedDirection, messages]);

  // Before any layout effect: what is open over the page places itself anew in one, and measures the page.
  useInsertionEffect(() => {
    if (isIsolated) return undefined;
    const root = document.documentElement;
    const before = { lang: root.lang, dir: root.dir };
    Object.assign(root, { lang: locale, dir: usedDirection });
    return () => {
      Object.assign(root, before);
    };
  }, [isIsolated, locale, usedDirection]);

  const content = isIsolated ? (
    <div data-gantry-root="" lang={locale} dir={usedDirection}>
      {children}
    </div>
  ) : (
    children
  );

  return (
    <KitContext value={kit}>
      <I18nProvider locale={localeWithDirection(locale, naturalDirection, usedDirection)}>
        <TokenStyle />
        {!isIsolated && <PageStyle />}
        {navigate ? (
          <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
            {content}
          </RouterProvider>
        ) : (
          content
        )}
      </I18nProvider>
    </KitContext>
  );
}
