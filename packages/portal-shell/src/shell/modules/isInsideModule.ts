import { matchPath } from 'react-router-dom';
import type { Catalog, CatalogEntry } from '../../catalog/catalog.ts';

/** Whether a path belongs to a module. A page of import results below its base does not. */
export function isInsideModule(catalog: Catalog, entry: CatalogEntry, pathname: string): boolean {
  const isImportResult = catalog.importResults.some(({ path }) => matchPath(path, pathname) !== null);
  return !isImportResult && entry.paths.some((path) => matchPath(path, pathname) !== null);
}
