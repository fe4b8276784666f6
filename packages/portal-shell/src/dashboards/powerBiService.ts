import { factories, service } from 'powerbi-client';

/** The one service of the page: each adds a listener to the window that it never takes away. */
export const powerBiService = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
