import { randomUUID } from 'node:crypto';
import { createMessageReader, encodeHandshake, encodeMessage, handshakeError, parseMessage } from './protocol.ts';
import type { ServerMessage } from './protocol.ts';

/** Carries a connection's messages to the client. */
export interface HubTransport {
  send(text: string): void;
  /** Closes it after all sent messages have left. */
  close(): void;
  /** Cuts it at once, as a failing network does. */
  cut(): void;
}

const handshakeMs = 15_000;
const keepAliveMs = 15_000;
const clientTimeoutMs = 60_000;

/** One client's connection: from its negotiation through the handshake to its end. */
export class HubConnection {
  readonly connectionId = randomUUID();
  /** Identifies the connection in later requests. Only the client knows it. */
  readonly connectionToken = randomUUID();
  readonly user: string;
  /** While true, neither events nor pings are sent, as if the network had failed unnoticed. */
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

  /** The time of the handshake; null before it. */
  get openSince(): Date | null {
    return this.#openSince;
  }

  get transport(): HubTransport | null {
    return this.#transport;
  }

  /** Sets the transport. A connection accepts only one. */
  attach(transport: HubTransport): void {
    this.#transport = transport;
    this.#lastReceived = Date.now();
  }

  /** Notes that the client has just been active. */
  touch(): void {
    this.#lastReceived = Date.now();
  }

  /** Handles data from the client. */
  receive(chunk: string): void {
    this.touch();
    for (const text of this.#read(chunk)) {
      if (this.#isClosed) return;
      if (this.#openSince) this.#receiveMessage(text);
      else this.#shakeHands(text);
    }
  }

  /** Sends an event. Does nothing before the handshake. */
  sendEvent(target: string, ...args: readonly unknown[]): void {
    if (this.#openSince) this.#send({ type: 1, target, arguments: args });
  }

  /** Sends a close message and closes the connection. */
  close(options: { readonly error?: string; readonly allowReconnect?: boolean } = {}): void {
    if (this.#openSince) this.#send({ type: 7, ...options });
    this.#transport?.close();
    this.ended();
  }

  /** Cuts the connection without a close message. */
  drop(): void {
    this.#transport?.cut();
    this.ended();
  }

  /** The transport calls this when it has ended. */
  ended(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#onEnd(this);
  }

  /** The hub calls this every second. It sends pings and closes the connection of a client that was silent for too long. */
  tick(now: number): void {
    // A close would report to the client what it has to notice itself.
    if (this.isSilent) return;
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
