import { createListeners, type Writable } from '@gantry/base/observable';
import type { Network, NetworkState } from './network.ts';

/** Follows what calls say. The state exists before: the network is lost from the start if the portal's own server was not reached. */
export function createNetwork(state: Writable<NetworkState>): Network {
  const answered = createListeners();
  const change = (changed: Partial<NetworkState>, isRenewable: boolean) => {
    const { renewals } = state.get();
    state.set({ ...state.get(), ...changed, renewals: renewals + Number(isRenewable) });
  };
  const without = (key: string) => state.get().shown.filter((answer) => answer.key !== key);
  return {
    get: state.get,
    subscribe: state.subscribe,
    reached: () => {
      if (state.get().isLost) change({ isLost: false }, true);
      answered.call();
    },
    onReached: answered.subscribe,
    missed: () => {
      if (!state.get().isLost) change({ isLost: true }, false);
    },
    shown: (answer) => change({ shown: [...without(answer.key), answer] }, false),
    caughtUp: (part) => change({ shown: state.get().shown.filter((answer) => answer.part !== part) }, false),
    renewed: (key, isLate) => {
      const shown = without(key);
      if (shown.length < state.get().shown.length) change({ shown }, isLate);
    },
  };
}
