import type { ExtensionContext, ModuleContext } from '@gantry/module';
import type { ConfiguredExtension } from '../../config/extensionsSchema.ts';
import { ModuleFailure, type ModuleLoader } from '../life/ModuleState.ts';
import { loadExtension } from './loadExtension.ts';

/** The part of the context that an extension has. */
const extensionContextOf = ({
  contract,
  program,
  user,
  appearance,
  services,
  request,
  getAccessToken,
  navigate,
  hrefOf,
  toast,
  openNotificationPanel,
  signal,
  onAppearanceChange,
}: ModuleContext): ExtensionContext => ({
  contract,
  program,
  user,
  appearance,
  services,
  request,
  getAccessToken,
  navigate,
  hrefOf,
  toast,
  openNotificationPanel,
  signal,
  onAppearanceChange,
});

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
