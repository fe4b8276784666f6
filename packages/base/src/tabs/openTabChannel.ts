/** A channel to the other tabs of this browser. */
export interface TabChannel<Message> {
  /** Sends a message to the other tabs. Nothing happens in a browser that refuses channels. */
  readonly post: (message: Message) => void;
}

/** Options of {@link openTabChannel}. */
export interface TabChannelOptions {
  /** Called with each message of another tab. */
  readonly onMessage: (message: unknown) => void;
  /**
   * A message to an open channel makes the browser drop a page that it keeps in its memory. So the channel is closed meanwhile, and messages are
   * missed, unless this is true.
   */
  readonly dropsKeptPage?: boolean;
}

/** Opens a channel that is closed by hand. Null if the browser lacks channels, or refuses them, as Firefox does if it blocks cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Whether this browser has channels. */
export function hasChannels(name: string): boolean {
  const channel = openChannel(name);
  channel?.close();
  return channel !== null;
}

/** Opens a channel to the other tabs, which lasts as long as the page. In a browser without channels each tab stands alone. */
export function openTabChannel<Message>(
  name: string,
  { onMessage, dropsKeptPage = false }: TabChannelOptions,
): TabChannel<Message> {
  const open = () => {
    const opened = openChannel(name);
    opened?.addEventListener('message', ({ data }) => onMessage(data));
    return opened;
  };
  let channel = open();
  if (!dropsKeptPage) {
    window.addEventListener('pagehide', () => {
      channel?.close();
      channel = null;
    });
    window.addEventListener('pageshow', () => {
      channel ??= open();
    });
  }
  return {
    post: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone and takes no target.
      channel?.postMessage(message);
    },
  };
}
