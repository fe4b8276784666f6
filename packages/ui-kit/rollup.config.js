import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { languageFolders, libraryConfig } from '../../scripts/rollup.library.mjs';
import { inlineTokens } from '../../scripts/rollup.tokens.mjs';
import { loweredScheme } from './scripts/loweredScheme.mjs';

const { packageStyles } = await import(new URL('../../scripts/staticStyles/packageStyles.ts', import.meta.url).href);

const { tokensCss } = await import(new URL('src/tokens/generated/tokensCss.ts', import.meta.url).href);

/** Adds the style sheets that an app imports by path, and their font files. */
const styleSheets = {
  name: 'style-sheets',
  async writeBundle() {
    await build({
      entryPoints: ['src/fonts.css', 'src/fallbackFonts.css'],
      bundle: true,
      outdir: 'dist',
      assetNames: 'fonts/[name]',
      // Without it, a comment names each file by its path on the machine that builds.
      minifyWhitespace: true,
      loader: { '.woff': 'file', '.woff2': 'file' },
      logLevel: 'warning',
    });
    await writeFile('dist/tokens.css', loweredScheme + tokensCss.trimStart());
  },
};

export default libraryConfig(
  [inlineTokens, styleSheets, packageStyles(loweredScheme)],
  [
    'src/index.ts',
    'src/forms.ts',
    'src/icons.ts',
    'src/languages/index.ts',
    ...languageFolders(),
    'src/messages/index.ts',
    'src/mixins.ts',
    'src/time/index.ts',
  ],
);
