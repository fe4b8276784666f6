/**
 * The code that "Show code" shows for an example drawn by a helper of its stories: what an app would write, with its
 * state. Without it Storybook shows only the helper's name.
 */
export const exampleCode = (code: string) => ({ docs: { source: { code: code.trim() } } });
