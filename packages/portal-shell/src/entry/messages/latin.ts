/** Isolates left-to-right text within Arabic text. */
export const latin = (text: string): string => `\u2066${text}\u2069`;
