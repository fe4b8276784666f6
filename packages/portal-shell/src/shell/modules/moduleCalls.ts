import { createPreloads, type Preloads } from '../../hosting/preload/createPreloads.ts';
import type { Portal } from '../../portal/index.ts';
import type { MonolithService } from '../../services/monolith/monolith.ts';

type View = Parameters<MonolithService['getView']>[0];

/** The calls for embedded modules. A call may take an answer that was asked for in advance. */
export interface ModuleCalls {
  readonly monolith: Pick<MonolithService, 'getView' | 'getViewVersion'>;
  readonly views: Preloads<View, string>;
}

const known = new WeakMap<Portal['services'], ModuleCalls>();

/** The calls of the portal's modules. Every part of the page gets the same ones. */
export function moduleCallsOf({ services, program }: Pick<Portal, 'services' | 'program'>): ModuleCalls {
  const made = known.get(services) ?? createModuleCalls(services, program);
  known.set(services, made);
  return made;
}

function createModuleCalls({ monolith }: Portal['services'], program: Portal['program']): ModuleCalls {
  const views = createPreloads<View, string>({
    call: monolith.getView,
    // The answer of one program is not for another.
    keyOf: ({ path, query }) => JSON.stringify([program.get()?.id, path, query]),
  });
  return { views, monolith: { getView: views.ask, getViewVersion: monolith.getViewVersion } };
}
