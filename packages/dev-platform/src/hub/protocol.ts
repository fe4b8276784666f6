import { parseJson } from '@gantry/base/values';
import * as v from 'valibot';

/** A message of the hub in SignalR's JSON protocol. */
export type ServerMessage =
  | { readonly type: 1; readonly target: string; readonly arguments: readonly unknown[] }
  | { readonly type: 3; readonly invocationId: string; readonly error: string }
  | { readonly type: 6 }
  | { readonly type: 7; readonly error?: string; readonly allowReconnect?: boolean };

/** Ends every message. */
const recordSeparator = '\u001E';

/** Encodes a message for the wire. */
export const encodeMessage = (message: ServerMessage): string => JSON.stringify(message) + recordSeparator;

/** The answer to a client's first message. An error ends the connection. */
export const encodeHandshake = (error?: string): string =>
  JSON.stringify(error === undefined ? {} : { error }) + recordSeparator;

/** Splits the data of the transport into messages. A chunk may hold a part of a message, or several. */
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

/** A message of a client after the handshake. */
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** Says why a client's first message is refused; null if it is accepted. */
export function handshakeError(text: string): string | null {
  const handshake = v.safeParse(handshakeSchema, parseJson(text));
  if (!handshake.success) return 'The first message must be a handshake.';
  const { protocol, version } = handshake.output;
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported; use json.`;
  return version === 1 ? null : `Version ${String(version)} of the protocol is not supported; use 1.`;
}

/** Parses a client's message; null if it is malformed. */
export function parseMessage(text: string): ClientMessage | null {
  const message = v.safeParse(clientMessageSchema, parseJson(text));
  return message.success ? message.output : null;
}
