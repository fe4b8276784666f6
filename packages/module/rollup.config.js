import { libraryConfig } from '../../scripts/rollup.library.mjs';

export default libraryConfig([], ['src/index.ts', 'src/testing.ts', 'src/vite.ts']);
