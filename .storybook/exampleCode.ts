/**
 * What "Show code" shows for an example that a helper of its stories draws: what an app would write, state included. Without
 * it the code would be the helper's name.
 */
export const exampleCode = (code: string) => ({ docs: { source: { code: code.trim() } } });
