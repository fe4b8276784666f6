import { readFile } from 'node:fs/promises';
import type { Configuration } from '../../src/config/configuration.ts';
import { viewServiceOf } from '../../src/config/viewServiceOf.ts';
import { readView } from '@gantry/module-host/view/readView';
import { problemsOf, problemsOfSheet, problemsText, viewPlaceOf } from '@gantry/module-host/view/viewRules';

/** A file stands for a view of a server that has no name yet. Every address without a server is then its own. */
const unnamedServer = 'https://view.invalid/Views/view';

async function read(source: string): Promise<string> {
  if (!URL.canParse(source)) return readFile(source, 'utf8');
  const response = await fetch(source);
  if (!response.ok) throw new Error(`It answers ${String(response.status)}.`);
  return response.text();
}

/**
 * Says what of a view will not run in the portal, and how to mend it: the rules are those of the portal. With an address, the style sheets that the
 * view links are read too. Empty if all of it runs.
 *
 * @param source a file, or an address that answers without a token
 * @param styleOrigins `views.styleOrigins` of the configuration
 * @throws Error if there is no such view
 */
export async function checkView(source: string, styleOrigins: readonly string[]): Promise<string> {
  const html = await read(source).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${source} cannot be read, so nothing was checked. (${reason})`, { cause: error });
  });
  const address = URL.canParse(source) ? source : unnamedServer;
  const place = viewPlaceOf(address, ...styleOrigins);
  const { elements, sheets } = readView(html, place);
  const problems = elements.flatMap((element) => problemsOf(element, place));
  for (const sheet of sheets) {
    if (!('href' in sheet) || sheet.href.startsWith(new URL(unnamedServer).origin)) continue;
    const own = { ...place, address: sheet.href };
    const css = await read(sheet.href).catch(() => null);
    if (css === null) problems.push({ part: sheet.href, cure: 'Serve the style sheet: it cannot be read.' });
    else problems.push(...problemsOfSheet(css, own));
  }
  return problemsText(problems);
}

/** The addresses of views that are below no service: nobody sends them a token, so each of these views would be 404. */
export const foreignViews = ({ catalog, modules, services, views }: Configuration): readonly string[] =>
  [views, ...modules, ...Object.values(catalog)]
    .flatMap((given) => ('address' in given ? [given.address] : 'viewAddress' in given ? [given.viewAddress] : []))
    .filter((address) => address !== undefined)
    .filter((address) => viewServiceOf(services, address) === null);
