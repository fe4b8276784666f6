import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { moduleRouteOf } from '../../catalog/moduleRoute.ts';
import type { ModuleEnvironment } from '../../hosting/index.ts';
import { useExtensionEnvironment } from '../extensions/useExtensionEnvironment.ts';

/** The state of the shell for a module: address, program, appearance and services. */
export function useModuleEnvironment(entry: CatalogEntry): ModuleEnvironment {
  const shared = useExtensionEnvironment();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  return useMemo(
    () => ({ ...shared, entry, route: moduleRouteOf(entry, { pathname, search, parameters }) }),
    [shared, entry, pathname, search, parameters],
  );
}
