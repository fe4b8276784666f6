/** The text above the examples of a component's page. Backticks mark code. */
export interface Guide {
  /** The purpose of the component, and which component to use for anything else. */
  readonly whenToUse: string;
  /** The parts of the component, and how they change in a narrow container. */
  readonly anatomy: string;
  /** What each key does. */
  readonly keyboard: string;
  /** The role, the name and the announcements. */
  readonly accessibility: string;
  /** Further sections, by title. */
  readonly more?: Readonly<Record<string, string>>;
  /** The data attributes that its element sets in addition to React Aria's states, and what each means. */
  readonly dataAttributes?: Readonly<Record<`data-${string}`, string>>;
}

/** Builds the parameters for the page of a component: the guide, the first example, the properties, then every other example with its code. */
export function guide({ whenToUse, anatomy, keyboard, accessibility, more = {}, dataAttributes = {} }: Guide) {
  const attributes = Object.entries(dataAttributes).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  const sections = {
    'When to use': whenToUse,
    Anatomy: anatomy,
    ...more,
    Keyboard: keyboard,
    Accessibility: accessibility,
    ...(attributes.length > 0 && { 'Data attributes': attributes.join('\n') }),
  };
  const component = Object.entries(sections).map(([title, text]) => `### ${title}\n\n${text}`);
  return { docs: { description: { component: component.join('\n\n') } } };
}
