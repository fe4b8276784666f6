import { randomUUID } from 'node:crypto';
import { createMessageReader, encodeHandshake, encodeMessage, handshakeError, parseMessage } from './protocol.ts';
import type { ServerMessage } from './protocol.ts';

/** The way a connection's messages take to the client. */
export interface HubTransport {
  send(text: string): void;
  /** Ends it after what was sent has left. */
  close(): void;
  /** Cuts it at once, as a network does. */
  cut(): void;
}

const handshakeMs = 15_000;
const keepAliveMs = 15_000;
const clientTimeoutMs = 60_000;

/** One client's connection: from its negotiation through the handshake to its end. */
export class HubConnection {
  readonly connectionId = randomUUID();
  /** Known to the client alone; it finds its connection again by it. */
  readonly connectionToken = randomUUID();
  readonly user: string;
  /** While true nothing is sent, neither events nor pings: a network that died without a word. */
  isSilent = false;

  #transport: HubTransport | null = null;
  #openSince: Date | null = null;
  #isClosed = false;
  #lastSent = Date.now();
  #lastReceived = Date.now();
  readonly #read = createMessageReader();
  readonly #onEnd: (connection: HubConnection) => void;

  constructor(user: string, onEnd: (connection: HubConnection) => void) {
    this.user = user;
    this.#onEnd = onEnd;
  }

  /** When the handshake was done; null before it. */
  get openSince(): Date | null {
    return this.#openSince;
  }

  get transport(): HubTransport | null {
    return this.#transport;
  }

  /** Gives the connection its transport; a connection takes only one. */
  attach(transport: HubTransport): void {
    this.#transport = transport;
    this.#lastReceived = Date.now();
  }

  /** Notes that the client is there. */
  touch(): void {
    this.#lastReceived = Date.now();
  }

  /** Takes what the client sent. */
  receive(chunk: string): void {
    this.touch();
    for (const text of this.#read(chunk)) {
      if (this.#isClosed) return;
      if (this.#openSince) this.#receiveMessage(text);
      else this.#shakeHands(text);
    }
  }

  /** Sends an event; before the handshake there is nobody to hear it. */
  sendEvent(target: string, ...args: readonly unknown[]): void {
    if (this.#openSince) this.#send({ type: 1, target, arguments: args });
  }

  /** Says that the connection ends, and ends it. */
  close(options: { readonly error?: string; readonly allowReconnect?: boolean } = {}): void {
    if (this.#openSince) this.#send({ type: 7, ...options });
    this.#transport?.close();
    this.ended();
  }

  /** Cuts the connection without a word. */
  drop(): void {
    this.#transport?.cut();
    this.ended();
  }

  /** To be called when the transport is gone. */
  ended(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#onEnd(this);
  }

  /** To be called every second: pings, and gives up on a client that said nothing for too long. */
  tick(now: number): void {
    const patience = this.#openSince ? clientTimeoutMs : handshakeMs;
    if (now - this.#lastReceived > patience) {
      this.close({ error: 'The client was silent for too long.', allowReconnect: true });
    } else if (this.#openSince && now - this.#lastSent >= keepAliveMs) this.#send({ type: 6 });
  }

  #shakeHands(text: string): void {
    const error = handshakeError(text);
    this.#transport?.send(encodeHandshake(error ?? undefined));
    if (error === null) {
      this.#openSince = new Date();
      return;
    }
    this.#transport?.close();
    this.ended();
  }

  #receiveMessage(text: string): void {
    const message = parseMessage(text);
    if (!message) this.close({ error: 'A message could not be read.' });
    else if (message.type === 7) this.drop();
    else if ((message.type === 1 || message.type === 4) && message.invocationId !== undefined) {
      this.#send({
        type: 3,
        invocationId: message.invocationId,
        error: `The hub has no method '${message.target ?? ''}'; it only sends.`,
      });
    }
  }

  #send(message: ServerMessage): void {
    if (this.isSilent) return;
    this.#lastSent = Date.now();
    this.#transport?.send(encodeMessage(message));
  }
}
