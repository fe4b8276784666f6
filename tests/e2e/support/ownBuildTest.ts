import { copyBuiltPortal, type BuiltPortalCopy } from './builtPortalCopy.ts';
import { startGantry } from './gantry.ts';
import { test } from './test.ts';

/** Returns the `test` of a file that replaces the build of its portal. `configuration` changes the portal's. */
export const ownBuildTest = (configuration?: object) =>
  test.extend<object, { build: BuiltPortalCopy }>({
    build: [
      async ({ browserName: _ }, use) => {
        const build = await copyBuiltPortal();
        await use(build);
        await build.delete();
      },
      { scope: 'worker' },
    ],
    gantry: [
      async ({ build }, use) => {
        const gantry = await startGantry({
          PORTAL_DIRECTORY: build.directory,
          ...(configuration && { PORTAL_CONFIGURATION: JSON.stringify(configuration) }),
        });
        await use(gantry);
        await gantry.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
