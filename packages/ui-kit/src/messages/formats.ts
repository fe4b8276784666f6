/** The words for each plural form of a language; `other` stands for the forms not given. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** What the texts of one language are written with. */
export interface Formats {
  /** A number as the locale writes it. */
  readonly number: (value: number) => string;
  /** A share of one (0.42) as a whole percentage, rounded down: what is not done is never 100 %. */
  readonly percent: (share: number) => string;
  /** The form that fits the count, in which `#` is the count. */
  readonly plural: (count: number, forms: PluralForms) => string;
}

/** The formats of a locale such as `ar-AE`. */
export function formatsOf(locale: string): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const percentages = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    roundingMode: 'floor',
  });
  const plurals = new Intl.PluralRules(locale);
  return {
    number: (value) => numbers.format(value),
    percent: (share) => percentages.format(share),
    plural: (count, forms) => (forms[plurals.select(count)] ?? forms.other).replace('#', numbers.format(count)),
  };
}
