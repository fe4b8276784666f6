import { defineConfig } from 'vite';
import { extensionFolders, subApplicationFolders } from './src/services/subApplications/subApplicationFolders.ts';
import { buildTargets } from '../../scripts/support/browsers.mjs';

/** Names of environments have no hyphen. */
const environmentName = (folder: string) => folder.replaceAll('-', '_');

const environmentOf = (folder: string) => ({
  consumer: 'client' as const,
  build: {
    outDir: `dist/sub-applications/${folder}`,
    emptyOutDir: true,
    target: buildTargets,
    modulePreload: false,
    rolldownOptions: {
      input: { entry: `sub-applications/${folder}.tsx` },
      external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js' },
    },
  },
});

const folders = [...subApplicationFolders.map(({ folder }) => folder), ...extensionFolders];

/**
 * Builds each sub-application and extension separately as one ES module, because the portal finds the module of a script by the script's folder. React
 * comes from the portal through its import map.
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
