import type { ModuleTable } from './ModuleDefinition.ts';
import { views } from './viewTable.ts';

/**
 * Every module of the portal. Routes, guards, menu, tiles, configuration keys, import-result pages, the demonstration platform
 * and the pages that end-to-end tests open are derived from these rows.
 */
export const moduleTable = {
  view: views,
  subApplication: [
    {
      route: 'microScopeManagement',
      name: 'Scope 2.0',
      code: 'SCOP2',
      menu: { group: 'planning', icon: 'microScope' },
    },
    {
      route: 'fieldServiceOperations',
      name: 'Field Service Operation 2.0',
      code: 'FSO',
      menu: { group: 'fieldWork', icon: 'fieldOperations' },
      importResults: [
        {
          path: 'bulkImportresult',
          titles: ['fso bulk save resources', 'fso bulk save crews', 'fso bulk save resources crews'],
        },
      ],
    },
    {
      route: 'questionnaire',
      name: 'Questionnaire',
      code: 'FSOQUESTIONNAIRE',
      menu: { group: 'safety', icon: 'questionnaire' },
    },
    {
      route: 'supplyChain/main',
      name: 'Supply Chain 2.0',
      code: 'SCMIM',
      menu: { group: 'materials', icon: 'supplyChain' },
      importResults: [
        { path: 'itemManagementImportResult', titles: ['scm item management save', 'warehouse import locations'] },
      ],
    },
    {
      route: 'workflow',
      name: 'Workflow',
      code: 'WFL',
      menu: { group: 'workflow', icon: 'workflow' },
      importResults: [{ path: 'workorder/bulk/importResults', titles: ['workflow work orders import'] }],
    },
    {
      route: 'adminCenter',
      name: 'Admin Center',
      code: 'ADM',
      menu: { group: 'administration', icon: 'admin' },
      isProgramAgnostic: true,
    },
  ],
  screen: [
    {
      route: 'dashboards',
      name: 'Dashboards',
      code: 'PBI',
      menu: { group: 'dashboards', icon: 'dashboard' },
      subRoutes: [{ path: ':programId/:reportType/:reportId' }],
    },
    {
      route: 'notificationCenter',
      name: 'Notification Center',
      code: 'NC',
      subRoutes: [{ path: '*' }],
      isProgramAgnostic: true,
    },
    {
      route: 'userLogout',
      name: 'Logout',
      code: 'NO_SEC',
      menu: { group: 'session', icon: 'logout' },
      isProgramAgnostic: true,
    },
  ],
} as const satisfies ModuleTable;

type Rows = typeof moduleTable;

/** The host of a module: a view of the monolith, a sub-application, or a screen of the shell. */
type ModuleHost = keyof Rows;

/** The route of a module, which identifies it. `Host` limits it to the modules of one host. */
export type ModuleKey<Host extends ModuleHost = ModuleHost> = Rows[Host][number]['route'];
