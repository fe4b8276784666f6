/** Isolates a text of any direction, such as a name, from the text around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
