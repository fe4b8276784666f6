import { createListeners, type Readable, type Writable } from '@gantry/ui-kit/observable';

/** Whether the calls of this tab arrive, and how old what it shows is. */
export interface NetworkState {
  readonly isLost: boolean;
  /** When the oldest answer that stands in the place of a new one was given, in milliseconds of the epoch; null if none does. */
  readonly shownFrom: number | null;
  /** Grows when what stands in the place of a new answer may be asked for again. */
  readonly renewals: number;
}

/** What calls say about the network. Nothing else decides: `navigator.onLine` is wrong behind a VPN, and in front of a dead line. */
export interface Network extends Readable<NetworkState> {
  /** A server has answered. */
  readonly reached: () => void;
  /** Calls the listener each time a server has answered. */
  readonly onReached: (listener: () => void) => () => void;
  /** A call did not arrive. */
  readonly missed: () => void;
  /** A kept answer stands in the place of a new one. */
  readonly shown: (key: string, at: number) => void;
  /** The new answer is there; `isLate` if whoever asked has the kept one. */
  readonly renewed: (key: string, isLate: boolean) => void;
}

/** Follows what calls say. The state exists before: the network is lost from the start if the portal's own server was not reached. */
export function createNetwork(state: Writable<NetworkState>): Network {
  const answered = createListeners();
  const kept = new Map<string, number>();
  const set = (isLost: boolean, isRenewable: boolean) => {
    const before = state.get();
    const shownFrom = kept.size === 0 ? null : Math.min(...kept.values());
    const renewals = before.renewals + Number(isRenewable);
    if (before.isLost !== isLost || before.shownFrom !== shownFrom || isRenewable)
      state.set({ isLost, shownFrom, renewals });
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    reached: () => {
      if (state.get().isLost) set(false, true);
      answered.call();
    },
    onReached: answered.subscribe,
    missed: () => set(true, false),
    shown: (key, at) => {
      kept.set(key, at);
      set(state.get().isLost, false);
    },
    renewed: (key, isLate) => {
      if (kept.delete(key)) set(state.get().isLost, isLate);
    },
  };
}
