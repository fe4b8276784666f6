import { matchPath } from 'react-router-dom';
import type { Catalog, CatalogEntry } from '../../catalog/catalog.ts';

/** Whether a path is a sub-application's own: below its base, and no screen of the shell that outranks it there. */
export function isInsideModule(catalog: Catalog, entry: CatalogEntry, pathname: string): boolean {
  const isImportResult = catalog.importResults.some(({ path }) => matchPath(path, pathname) !== null);
  return !isImportResult && entry.paths.some((path) => matchPath(path, pathname) !== null);
}
