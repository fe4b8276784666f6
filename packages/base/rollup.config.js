import { libraryConfig } from '../../scripts/rollup.library.mjs';

export default libraryConfig(
  [],
  [
    'src/calls/index.ts',
    'src/environment/index.ts',
    'src/loading/index.ts',
    'src/observable/index.ts',
    'src/react/index.ts',
    'src/retry/index.ts',
    'src/tabs/index.ts',
    'src/values/index.ts',
  ],
);
