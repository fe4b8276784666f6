import { defineConfig } from 'vite';

const entries = [
  'admin-center',
  'field-service-operations',
  'micro-scope-management',
  'questionnaire',
  'supply-chain',
  'workflow',
];

/** Builds the sub-applications: one ES module each, and what they share. React is the portal's, through its import map. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/sub-applications',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((name) => [`${name}/entry`, `sub-applications/${name}.tsx`])),
      external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
