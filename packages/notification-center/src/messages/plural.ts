/** The words for each plural form of a language; `other` stands for the forms not given. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Makes the function that picks the form for a count and writes the count in the place of `#`. */
export function pluralsOf(locale: string): (count: number, forms: PluralForms) => string {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}
