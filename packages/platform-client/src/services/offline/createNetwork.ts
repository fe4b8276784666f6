import { createListeners, type Writable } from '@gantry/base/observable';
import type { KeptPart } from './keptReads.ts';
import type { NetworkState, ShownAnswer } from './network.ts';

/** What calls say about the network. Nothing else decides: `navigator.onLine` is wrong behind a VPN, and in front of a dead line. */
export type Network = ReturnType<typeof createNetwork>;

/** Follows what calls say. The state exists before: the network is lost from the start if the portal's own server was not reached. */
export function createNetwork(state: Writable<NetworkState>) {
  const answered = createListeners();
  const change = (changed: Partial<NetworkState>, isRenewable: boolean) => {
    const { renewals } = state.get();
    state.set({ ...state.get(), ...changed, renewals: renewals + Number(isRenewable) });
  };
  const without = (key: string) => state.get().shown.filter((answer) => answer.key !== key);
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** A server has answered. */
    reached: () => {
      if (state.get().isLost) change({ isLost: false }, true);
      answered.call();
    },
    /** Calls the listener each time a server has answered. */
    onReached: answered.subscribe,
    /** A call did not arrive. */
    missed: () => {
      if (!state.get().isLost) change({ isLost: true }, false);
    },
    /** A kept answer is shown instead of a new one. */
    shown: (answer: ShownAnswer) => change({ shown: [...without(answer.key), answer] }, false),
    /** All of a part is new, however it came. */
    caughtUp: (part: KeptPart) => change({ shown: state.get().shown.filter((answer) => answer.part !== part) }, false),
    /** The new answer is there; `isLate` if the caller has the kept one. */
    renewed: (key: string, isLate: boolean) => {
      const shown = without(key);
      if (shown.length < state.get().shown.length) change({ shown }, isLate);
    },
  };
}
