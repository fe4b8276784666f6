import type { IWindow } from 'oidc-client-ts';

/** A channel on which nothing arrives. */
class SilentChannel extends EventTarget implements BroadcastChannel {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  postMessage() {}
  close() {}
}

/**
 * Lets a window or frame of the library answer in a browser that lacks or refuses channels. The answer comes by a message of the window. The library
 * opens a channel too, for a window that an opener policy has cut off, and fails if it cannot.
 */
export const withoutChannel = (handle: IWindow): IWindow => ({
  navigate: (parameters) => {
    const given = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: SilentChannel });
    try {
      // The channel is opened before this call returns.
      return handle.navigate(parameters);
    } finally {
      if (given) Object.defineProperty(globalThis, 'BroadcastChannel', given);
      else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    }
  },
  close: () => handle.close(),
});
