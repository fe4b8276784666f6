import type { ExtensionContext, ModuleContext } from '@gantry/module';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import { ModuleFailure, type ModuleLoader } from '../life/ModuleState.ts';
import { loadExtension } from './loadExtension.ts';

/** The part of the context that an extension has: all but what belongs to the address and the unsaved work of a module. */
function extensionContextOf(context: ModuleContext): ExtensionContext {
  const { container: _container, module: _module, route: _route, inputs: _inputs, ...rest } = context;
  const { beforeLeave: _guard, onRouteChange: _listen, reportUnauthorized: _refuse, reportError: _fail, ...own } = rest;
  return own;
}

/** Loads the widget of an extension. It is opened and closed like a module. */
export function createWidgetLoader(extension: ConfiguredExtension): ModuleLoader {
  return {
    scriptFolders: [new URL('.', extension.entry).href],
    isInside: () => true,
    load: async (context) => {
      const { activityWidget } = await loadExtension(extension);
      context.signal.throwIfAborted();
      if (activityWidget === undefined) {
        throw new ModuleFailure(
          'exports',
          `The configuration says that the extension ${extension.name} fills the slot activityWidget, and it does not. Remove the slot from extensions of the configuration.`,
        );
      }
      return (await activityWidget(context.container, extensionContextOf(context))) ?? null;
    },
  };
}
