import { styleSheets } from '../../../../../scripts/staticStyles/styleSheets.ts';

/**
 * The rules that apply to some markup: those of the components whose classes it holds, and the global ones.
 * @param permanent the names of the global styles that apply from the first paint on
 */
export async function frameStyles(markup: string, permanent: readonly string[]): Promise<string> {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));
  const modules = await styleSheets();
  return [...modules.values()]
    .flatMap((styles) => [...styles])
    .filter(([name, { classes }]) => permanent.includes(name) || classes.split(' ').some((one) => used.has(one)))
    .map(([, { css }]) => css)
    .join('');
}
