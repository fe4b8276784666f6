/** The state of a connection, in SignalR's words. `disconnected` means that no connection is wanted. */
export type ConnectionState = 'disconnected' | 'connecting' | 'connected' | 'reconnecting' | 'unauthorized';

/** The events of a transport. Their inputs are untrusted and may be anything. Handlers must not throw. */
export interface RealtimeHandlers {
  /** Called with a list of items. A single item is a list of one. */
  readonly onItems: (items: unknown) => void;
  /** Called for each change of state. Every `connected` means that events may have been missed before it. */
  readonly onStateChange: (state: ConnectionState) => void;
}

/** A live source of notifications. It connects on demand and reconnects by itself until it is stopped. */
export interface RealtimeTransport {
  /** Connects; does nothing if already started. A stopped transport can be started again. */
  readonly start: (handlers: RealtimeHandlers) => void;
  /** Disconnects; no handler is called after it. Resolves once the connection is closed. */
  readonly stop: () => Promise<void>;
}
