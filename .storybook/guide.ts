/** What a component's page says above its examples. Backticks mark code. */
export interface Guide {
  /** What it is for, and what to use instead where it does not fit. */
  readonly whenToUse: string;
  /** Its parts, and what it does in a narrow room. */
  readonly anatomy: string;
  /** Each key and what it does. */
  readonly keyboard: string;
  /** Role and name, and what is announced. */
  readonly accessibility: string;
  /** Whatever else is good to know, by its title. */
  readonly more?: Record<string, string>;
}

/** A component's page: the guide, then the first example, the properties, and every other example with its code. */
export function guide({ whenToUse, anatomy, keyboard, accessibility, more = {} }: Guide) {
  const sections = {
    'When to use': whenToUse,
    Anatomy: anatomy,
    ...more,
    Keyboard: keyboard,
    Accessibility: accessibility,
  };
  return {
    description: {
      component: Object.entries(sections)
        .map(([title, text]) => `### ${title}\n\n${text}`)
        .join('\n\n'),
    },
  };
}
