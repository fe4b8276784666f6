import { sharedLibraries } from '@gantry/module/vite';
import { defineConfig, esmExternalRequirePlugin } from 'vite';
import { extensionFolders, subApplicationFolders } from './src/services/subApplications/subApplicationFolders.ts';
import { buildTargets } from '../../scripts/support/browsers.mjs';

/** Names of environments have no hyphen. */
const environmentName = (folder: string) => folder.replaceAll('-', '_');

const environmentOf = (folder: string) => ({
  consumer: 'client' as const,
  // The kit's languages, which a module brings, from their sources.
  resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: `dist/sub-applications/${folder}`,
    emptyOutDir: true,
    target: buildTargets,
    modulePreload: false,
    rolldownOptions: {
      input: { entry: `sub-applications/${folder}.tsx` },
      plugins: [esmExternalRequirePlugin({ external: [...sharedLibraries] })],
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js' },
    },
  },
});

const folders = [...subApplicationFolders.map(({ folder }) => folder), ...extensionFolders];

/**
 * Builds each sub-application and extension separately as one ES module, because the portal finds the module of a script by the script's folder. React
 * and the kit come from the portal through its import map: bundled, the kit would be several files, of which the service has one.
 */
export default defineConfig({
  publicDir: false,
  environments: Object.fromEntries(folders.map((folder) => [environmentName(folder), environmentOf(folder)])),
  builder: {
    async buildApp(builder) {
      for (const folder of folders) {
        const environment = builder.environments[environmentName(folder)];
        if (environment) await builder.build(environment);
      }
    },
  },
});
