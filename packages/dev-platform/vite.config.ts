import { defineConfig } from 'vite';

/** By the catalog's name: the folder each is served from, and its source beside it. */
const folders = {
  adminCenter: 'admin-center',
  fieldServiceOperations: 'field-service-operations',
  microScopeManagement: 'micro-scope-management',
  questionnaire: 'questionnaire',
  supplyChain: 'supply-chain',
  workflow: 'workflow',
};

const environmentOf = (folder: string) => ({
  consumer: 'client' as const,
  build: {
    outDir: `dist/sub-applications/${folder}`,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: { entry: `sub-applications/${folder}.tsx` },
      external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js' },
    },
  },
});

/**
 * Builds the sub-applications, each by itself as one ES module: the portal tells by the folder of a script whose it is.
 * React is the portal's, through its import map.
 */
export default defineConfig({
  publicDir: false,
  environments: Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, environmentOf(folder)])),
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(folders)) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
