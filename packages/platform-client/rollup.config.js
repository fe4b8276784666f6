import { libraryConfig } from '../../scripts/rollup.library.mjs';

export default libraryConfig([], ['src/session.ts', 'src/calls.ts', 'src/writes.ts', 'src/uploads.ts']);
