import type { Catalog } from './catalog.ts';

/**
 * Finds the page that shows the results of an import by the title of its job. Case and punctuation of the title do not matter. A title is added
 * to its module in `config/modules`: to a view in `viewTable.ts`, to a sub-application in `moduleTable.ts`.
 *
 * @returns null if no module has a page for the title. The portal then says that there is no page yet.
 */
export function findImportResultPage(
  { importResults }: Pick<Catalog, 'importResults'>,
  title: string,
  jobId: string,
): string | null {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  const page = importResults.find(({ titles }) => titles.includes(words));
  return page ? page.path.replace(/:id$/, () => encodeURIComponent(jobId)) : null;
}
