import { cssWriter, isNumber, semanticTokens, variable } from '../packages/ui-kit/scripts/readTokens.mjs';
import type { TokenEntry } from './site/entries.ts';

/** Lists the tokens that components read, with the values behind their references. */
export function tokenEntries(): TokenEntry[] {
  const write = cssWriter(true);
  return semanticTokens.map((token) => ({
    category: token.path[0],
    name: token.path.join('.'),
    variable: isNumber(token) ? null : variable(token.path),
    value: write(token, token.value),
    use: token.use,
    ...(token.modes.dark !== undefined && { dark: write(token, token.modes.dark) }),
    ...(token.modes.compact !== undefined && { compact: write(token, token.modes.compact) }),
  }));
}
