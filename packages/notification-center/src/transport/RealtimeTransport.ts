/** SignalR's words for the life of a connection, `disconnected` being one that is not wanted. */
export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

/** What a transport tells. Inputs are untrusted and may be anything. Handlers must not throw. */
export interface RealtimeHandlers {
  readonly onNotification: (item: unknown) => void;
  readonly onNotificationList: (items: unknown) => void;
  /** Called for each change of state. Every `connected` means that events may have been missed before it. */
  readonly onStateChange: (state: ConnectionState) => void;
}

/** A live source of notifications that connects on demand and reconnects by itself until it is stopped. */
export interface RealtimeTransport {
  /** Starts to connect; does nothing when already started. A stopped transport can be started again. */
  readonly start: (handlers: RealtimeHandlers) => void;
  /** Disconnects; no handler is called after it. Resolves once the connection is closed. */
  readonly stop: () => Promise<void>;
}
