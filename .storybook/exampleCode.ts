/** Shows, as the code of a story that holds its state in a part of its own, what an app would write instead. */
export const exampleCode = (code: string) => ({ docs: { source: { code } } });
