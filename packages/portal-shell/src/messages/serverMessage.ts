/** Appends the server's message, if there is one, to the text of a toast. */
export function withServerMessage(text: string, serverMessage: string | null): string {
  return serverMessage === null || serverMessage === '' ? text : `${text} - ${serverMessage}`;
}
