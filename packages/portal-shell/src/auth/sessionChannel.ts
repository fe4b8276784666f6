const name = 'gantry.session';

/** How the tabs of one browser tell each other that the session has ended. */
export interface SessionChannel {
  announceEnd(this: void): void;
  /** Calls the listener when another tab says so. */
  onEnd(this: void, listener: () => void): void;
}

/** A channel to the other tabs. A tab does not hear itself. */
export function createSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(name);
  return {
    announceEnd: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone and takes no target.
      channel.postMessage('ended');
    },
    onEnd: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === 'ended') listener();
      });
    },
  };
}
