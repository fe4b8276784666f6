/** The keys under which React DOM marks the elements that it renders into. Each copy of React DOM has another one. */
export const reactKeysOf = (element: Element): readonly string[] =>
  Object.keys(element).filter((key) => key.startsWith('__reactContainer$'));

/** Returns true if a React DOM rendered into the container, or into an element of it, whose key is not among `own`. */
export const hasOtherReact = (container: Element, own: ReadonlySet<string>): boolean =>
  [container, ...container.querySelectorAll('*')].flatMap(reactKeysOf).some((key) => !own.has(key));
