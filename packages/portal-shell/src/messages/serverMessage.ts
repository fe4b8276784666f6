/** A toast's text with what the server said, if it said anything. */
export function withServerMessage(text: string, serverMessage: string | null): string {
  return serverMessage === null || serverMessage === '' ? text : `${text} - ${serverMessage}`;
}
