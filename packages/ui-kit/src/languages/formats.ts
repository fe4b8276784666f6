/** The text for each plural form of a language. `other` is used for missing forms. */
type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** The number and plural formats of one language. */
export interface Formats {
  /** Formats a number for the locale. */
  readonly number: (value: number) => string;
  /** Formats a fraction (0.42) as a whole percentage, rounded down, so that unfinished work is never 100 %. */
  readonly percent: (share: number) => string;
  /** Returns the plural form for a count, with `#` replaced by the count. */
  readonly plural: (count: number, forms: PluralForms) => string;
}

/** Keeps what is made for each key, such as a locale. A formatter of `Intl` takes longer to create than a row takes to draw. */
export function perKey<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

/** Makes something when it is first asked for. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Returns the formats of a locale such as `ar-AE`. */
export const formatsOf: (locale: string) => Formats = /*#__PURE__*/ perKey((locale) => {
  // The first use of `Intl` in a process takes a phone 40 ms, so each is made when it is used.
  const numbers = lazy(() => new Intl.NumberFormat(locale));
  const percentages = lazy(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, roundingMode: 'floor' }),
  );
  const plurals = lazy(() => new Intl.PluralRules(locale));
  return {
    number: (value) => numbers().format(value),
    percent: (share) => percentages().format(share),
    plural: (count, forms) => (forms[plurals().select(count)] ?? forms.other).replace('#', numbers().format(count)),
  };
});
