import { languageFolders, libraryConfig } from '../../scripts/rollup.library.mjs';
import { inlineTokens } from '../../scripts/rollup.tokens.mjs';

const { packageStyles } = await import(new URL('../../scripts/staticStyles/packageStyles.ts', import.meta.url).href);

export default libraryConfig(
  [inlineTokens, packageStyles()],
  [
    'src/index.ts',
    'src/core/index.ts',
    ...languageFolders(),
    'src/messages/index.ts',
    'src/testing.ts',
    'src/conformance/index.ts',
  ],
);
