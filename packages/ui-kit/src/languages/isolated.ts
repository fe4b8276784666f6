/** Isolates a text of any direction, such as a name, from the text around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Isolates a left-to-right text, such as a code or an address, from the text around it. */
export const latin = (text: string): string => `\u2066${text}\u2069`;
