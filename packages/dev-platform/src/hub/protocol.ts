import * as v from 'valibot';

/** What the hub says, in SignalR's JSON protocol. */
export type ServerMessage =
  | { readonly type: 1; readonly target: string; readonly arguments: readonly unknown[] }
  | { readonly type: 3; readonly invocationId: string; readonly error: string }
  | { readonly type: 6 }
  | { readonly type: 7; readonly error?: string; readonly allowReconnect?: boolean };

/** Ends every message. */
const recordSeparator = '\u001E';

/** A message as it travels. */
export const encodeMessage = (message: ServerMessage): string => JSON.stringify(message) + recordSeparator;

/** The answer to a client's first message; with an error it ends the connection. */
export const encodeHandshake = (error?: string): string =>
  JSON.stringify(error === undefined ? {} : { error }) + recordSeparator;

/** Puts messages together again that the transport cut or joined. */
export function createMessageReader(): (chunk: string) => string[] {
  let rest = '';
  return (chunk) => {
    const messages = (rest + chunk).split(recordSeparator);
    rest = messages.pop() ?? '';
    return messages;
  };
}

const handshakeSchema = v.object({ protocol: v.string(), version: v.number() });
const clientMessageSchema = v.object({
  type: v.number(),
  target: v.optional(v.string()),
  invocationId: v.optional(v.string()),
});

/** What a client said after the handshake. */
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** Why a client's first message cannot be accepted, or null when it can. */
export function handshakeError(text: string): string | null {
  const handshake = v.safeParse(handshakeSchema, parseJson(text));
  if (!handshake.success) return 'The first message must be a handshake.';
  const { protocol, version } = handshake.output;
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported; use json.`;
  return version === 1 ? null : `Version ${String(version)} of the protocol is not supported; use 1.`;
}

/** A client's message, or null when it is none. */
export function parseMessage(text: string): ClientMessage | null {
  const message = v.safeParse(clientMessageSchema, parseJson(text));
  return message.success ? message.output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Neither a handshake nor a message: the schemas refuse null.
    return null;
  }
}
