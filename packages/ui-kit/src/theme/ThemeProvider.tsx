import { useEffect, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { I18nProvider, RouterProvider, isRTL } from 'react-aria-components';
import type { KitMessages } from '../languages/en/index.ts';
import { Boundary } from './Boundary.tsx';
import { localeWithDirection, type Direction } from './direction.ts';
import { PageStyle, TokenStyle } from './GlobalStyle.ts';
import { forgetRemovedElements } from './forgetRemovedElements.ts';
import type { TimeZone } from '../time/timeZones.ts';
import { deviceZone, KitContext } from './KitContext.ts';

/**
 * The language of a `ThemeProvider`. Components contain their messages in English, so `messages` is required only for
 * other languages.
 */
type ThemeLanguage =
  | {
      /** An English language tag. */
      readonly locale: 'en' | `en-${string}`;
      /** Messages that replace those of the kit. */
      readonly messages?: KitMessages | undefined;
    }
  | {
      /** A language tag such as `ar-AE`. */
      readonly locale: string;
      /** The kit's messages in that language, such as `messages(locale)` of `@gantry/ui-kit/languages/ar`, or the app's own. */
      readonly messages: KitMessages;
    };

/** The optional direction, routing and isolation of a `ThemeProvider`. */
export interface ThemeProviderOptions {
  /** The text direction. By default it is that of the locale's script. */
  readonly direction?: Direction | undefined;
  /**
   * The zones of times. Times are in the first. Where others differ from it at a time, it is named, and full dates have them too. Keep the
   * list stable.
   * @default the zone of the device
   */
  readonly timeZones?: readonly TimeZone[] | undefined;
  /** Opens an address of this app for the kit's links without a page load. Without it, links load the page. */
  readonly navigate?: ((href: string, options?: { readonly replace?: boolean }) => void) | undefined;
  /** Called once for each error that is shown, during its render. Returns its reference, which a person can tell to support. Keep the function stable. */
  readonly errorReference?: ((title: string) => string) | undefined;
  /** A hook that turns a path of the app into the address of a link, for an app under a base path. */
  readonly useHref?: ((href: string) => string) | undefined;
  /**
   * Set it if the kit renders only a part of a foreign page. It leaves `<html>`, `<body>` and the styles of the page
   * alone, and wraps the children in an element with language, direction and type.
   * @default false
   */
  readonly isIsolated?: boolean | undefined;
  /**
   * Set it if this browser rendered the markup that React hydrates, for the window as it is. Media queries and abilities of the browser then
   * have their value from the first render on. A server knows none of them.
   * @default false
   */
  readonly isOwnMarkup?: boolean | undefined;
  readonly children: ReactNode;
}

/** A provider needs a language; all other properties are optional. */
export type ThemeProviderProps = ThemeLanguage & ThemeProviderOptions;

/**
 * React Aria puts a style element with one rule into the page when its first control is mounted, unless an element has this id. A new style
 * element makes the browser lay out the whole page again, and needs a nonce. `TokenStyle` has the rule.
 */
const ariaStyleId = 'react-aria-pressable-style';

const sameHref = (href: string) => href;

/**
 * Provides language, direction, messages, routing and tokens to the kit's components. The theme is set by
 * `applyAppearance`.
 */
export function ThemeProvider({
  locale,
  direction,
  messages,
  timeZones = deviceZone,
  navigate,
  errorReference,
  useHref,
  isIsolated = false,
  isOwnMarkup = false,
  children,
}: ThemeProviderProps) {
  const naturalDirection = isRTL(locale) ? 'rtl' : 'ltr';
  const usedDirection = direction ?? naturalDirection;
  const kit = useMemo(
    () => ({
      locale,
      direction: usedDirection,
      messages,
      timeZones,
      navigate,
      errorReference,
      useHref: useHref ?? sameHref,
      isOwnMarkup,
    }),
    [locale, usedDirection, messages, timeZones, navigate, errorReference, useHref, isOwnMarkup],
  );

  // An insertion effect runs before the layout effects in which open overlays measure the page and update their
  // position.
  useInsertionEffect(() => {
    if (isIsolated) return undefined;
    const root = document.documentElement;
    const before = { lang: root.lang, dir: root.dir };
    Object.assign(root, { lang: locale, dir: usedDirection });
    return () => {
      Object.assign(root, before);
    };
  }, [isIsolated, locale, usedDirection]);

  useEffect(forgetRemovedElements, []);

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
        {/* A browser refuses style elements if a Content-Security-Policy has no nonce of the page. */}
        <Boundary>
          <TokenStyle />
          {!isIsolated && <PageStyle />}
        </Boundary>
        <meta id={ariaStyleId} />
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
