import { libraryConfig } from '../../scripts/rollup.library.mjs';

export default libraryConfig(
  [],
  ['src/index.ts', 'src/effects/index.ts', 'src/life/index.ts', 'src/testing.ts', 'src/vite.ts'],
);
