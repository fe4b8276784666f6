import { libraryConfig } from '../../scripts/rollup.library.mjs';
import { inlineTokens } from '../../scripts/rollup.tokens.mjs';

export default libraryConfig(
  [inlineTokens],
  ['src/index.ts', 'src/core/index.ts', 'src/inbox/index.ts', 'src/testing.ts', 'src/conformance/index.ts'],
);
