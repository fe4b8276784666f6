import type { ILogger } from '@microsoft/signalr';

/** The part of the library's HubConnection that the transport uses. */
export interface HubConnectionLike {
  readonly on: (event: string, handler: (argument: unknown) => void) => void;
  readonly onclose: (handler: () => void) => void;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Options of a connection. */
export interface HubConnectionOptions {
  readonly url: string;
  readonly accessToken: () => Promise<string>;
  readonly serverTimeoutMs: number;
  readonly warn: (message: string) => void;
}

/** Makes a connection that is not started yet. */
export type OpenHubConnection = (options: HubConnectionOptions) => Promise<HubConnectionLike>;

/**
 * Makes a connection with the library, which is loaded when first needed. It falls back from WebSockets to server-sent events
 * to long polling by itself; reconnecting is ours, as the library gives up after four attempts.
 */
export const openHubConnection: OpenHubConnection = async ({ url, accessToken, serverTimeoutMs, warn }) => {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  // The library's own logger prints the socket's address, which contains the token.
  const logger: ILogger = {
    log(level, message) {
      if (level >= LogLevel.Error) warn(`Live notifications: ${withoutSecrets(message)}`);
    },
  };
  const connection = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: accessToken })
    .withServerTimeout(serverTimeoutMs)
    .configureLogging(logger)
    .build();
  return {
    on: (event, handler) => connection.on(event, handler),
    onclose: (handler) => connection.onclose(() => handler()),
    start: () => connection.start(),
    stop: () => connection.stop(),
  };
};

/** A message of the library without addresses, tokens and connection ids. */
export function withoutSecrets(message: string): string {
  return message
    .replaceAll(/\b(?:https?|wss?):\/\/[^\s'"]+/gi, '[address]')
    .replaceAll(/\b(access_token|id|connectionToken)=[^\s&'"]+/gi, '$1=[hidden]')
    .replaceAll(/\bBearer\s+[^\s'"]+/gi, 'Bearer [hidden]')
    .replaceAll(/\beyJ[\w-]+(?:\.[\w-]+)+/g, '[hidden]');
}
