/** Modules that this tab loads from a development server on the person's own machine. */
import { createWritable } from '@gantry/base/observable';
import type { ConfiguredModule } from '../config/modulesSchema.ts';
import { moduleIds } from '../config/modules/moduleIds.ts';
import { moduleOverridesKey } from '@gantry/platform-client/storage/stored';
import { moduleTable } from '../config/modules/moduleTable.ts';
import {
  overrideParameter,
  type ModuleOverride,
  type ModuleOverrides,
  type ModuleOverridesOptions,
  type OverrideState,
} from './overrideState.ts';

const isLocal = (address: string): boolean =>
  URL.canParse(address) &&
  /^https?:$/.test(new URL(address).protocol) &&
  ['localhost', '127.0.0.1'].includes(new URL(address).hostname);

const own: ReadonlySet<string> = new Set([...moduleTable.view, ...moduleTable.screen].map(({ route }) => route));

/** Reads an override; null if it is not one that a tab may have. */
function parse(text: string): ModuleOverride | null {
  const [, name = '', entry = ''] = /^([A-Za-z\d][\w/-]*)@(.+)$/.exec(text) ?? [];
  return name === '' || own.has(name) || !isLocal(entry) ? null : { name, entry: new URL(entry).href };
}

const write = ({ name, entry }: ModuleOverride): string => `${name}@${entry}`;

/** Reads the overrides of this tab from its storage and from the address of the page, once for each page. */
export function createModuleOverrides(options: ModuleOverridesOptions): ModuleOverrides {
  const { isAllowed, storage, address, replaceAddress, reload } = options;
  const url = new URL(address);
  const asked = url.searchParams.getAll(overrideParameter);
  if (asked.length > 0) {
    url.searchParams.delete(overrideParameter);
    replaceAddress(url.href);
  }
  const stored = (storage.getItem(moduleOverridesKey) ?? '').split('\n').filter((text) => text !== '');
  const byName = new Map<string, ModuleOverride>();
  const unanswered = new Map<string, ModuleOverride>();
  for (const text of isAllowed ? [...stored, ...asked] : []) {
    const override = parse(text);
    // Anybody can write a link.
    if (override !== null) (stored.includes(write(override)) ? byName : unanswered).set(override.name, override);
    else
      console.warn(
        `The override ${text} is not used. Name a sub-application and an entry on localhost, such as crew-board@http://localhost:5173/entry.js.`,
      );
  }
  if (!isAllowed && asked.length > 0)
    console.warn(
      'This portal allows no overrides of modules, so ?module= was ignored. Its configuration would have to set moduleOverrides.',
    );
  const state = createWritable<OverrideState>({
    asked: [...unanswered.values()],
    active: [...byName.values()],
    failed: [],
  });

  const store = () => {
    if (byName.size === 0) storage.removeItem(moduleOverridesKey);
    else storage.setItem(moduleOverridesKey, [...byName.values()].map(write).join('\n'));
  };
  store();

  return {
    get: state.get,
    subscribe: state.subscribe,
    answer: (name, isAccepted) => {
      const override = unanswered.get(name);
      if (override === undefined) return;
      unanswered.delete(name);
      if (isAccepted) byName.set(name, override);
      store();
      if (unanswered.size === 0) reload();
      else state.set({ ...state.get(), asked: [...unanswered.values()] });
    },
    remove: (name) => {
      byName.delete(name);
      store();
      reload();
    },
    fail: (name) => {
      const lost = byName.get(name);
      if (lost === undefined) return;
      byName.delete(name);
      store();
      state.set({ ...state.get(), active: [...byName.values()], failed: [...state.get().failed, lost] });
    },
  };
}

/** The modules of the configuration, with the entries of the overrides. A module that the catalog does not have joins it, without a tile. */
export function withOverrides(
  modules: readonly ConfiguredModule[],
  overrides: readonly ModuleOverride[],
): readonly ConfiguredModule[] {
  const names = new Set(overrides.map(({ name }) => name));
  return [
    ...modules.filter(({ route }) => !names.has(route)),
    ...overrides.map(({ name, entry }): ConfiguredModule => {
      const known = modules.find(({ route }) => route === name);
      if (known === undefined) return { route: name, name, code: moduleIds.NO_SEC, entry };
      // The hash is that of the deployed entry.
      const { integrity: _, ...rest } = known;
      return { ...rest, entry };
    }),
  ];
}
