import { createConstant } from '@gantry/base/observable';
import type { ConfiguredModule } from '../config/modulesSchema.ts';
import { moduleOverridesKey } from '@gantry/platform-client/storage/stored';
import {
  overrideParameter,
  type ModuleOverrides,
  type ModuleOverridesOptions,
  type OverrideState,
} from './overrideState.ts';

const ignore = () => undefined;
const none = createConstant<OverrideState>({ asked: [], active: [], failed: [] });
const noOverrides: ModuleOverrides = { ...none, answer: ignore, remove: ignore, fail: ignore };

/** The overrides of this tab, and the modules with them. The code that reads overrides loads only for a tab that has one. */
export async function tabOverrides(
  modules: readonly ConfiguredModule[],
  options: ModuleOverridesOptions,
): Promise<{ readonly overrides: ModuleOverrides; readonly modules: readonly ConfiguredModule[] }> {
  const isAsked = new URL(options.address).searchParams.has(overrideParameter);
  if (!isAsked && options.storage.getItem(moduleOverridesKey) === null) return { overrides: noOverrides, modules };
  const { createModuleOverrides, withOverrides } = await import('./moduleOverrides.ts');
  const overrides = createModuleOverrides(options);
  return { overrides, modules: withOverrides(modules, overrides.get().active) };
}
