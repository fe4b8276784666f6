import { importResultPage } from '@gantry/notification-center';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { moduleIds, type ModuleCode } from '../modules/moduleIds.ts';
import { createCatalog, entryOf } from './catalog.ts';
import type { ModuleHost } from '../modules/modules.ts';

const { entries, importResults } = createCatalog({});

/** What the catalog must hold: routes under /apps, menu name (null: not in the menu), id, host, inputs. */
const table: readonly (readonly [
  paths: readonly string[],
  menuName: string | null,
  code: ModuleCode,
  host: ModuleHost | 'view, program-agnostic' | 'sub-application, program-agnostic' | 'screen, program-agnostic',
  inputs?: readonly string[],
])[] = [
  [['projectManagement', 'projectManagement/:jobSid'], 'Schedule', 'PM', 'view', ['jobSid']],
  [['scopeManagement'], 'Scope', 'SCOPM', 'view'],
  [['workOrder'], 'Work Order', 'WO', 'view', ['workOrderId', 'isUserGC']],
  [['costCenterManagement'], 'Cost Center and Job', 'CCM', 'view'],
  [['siteCandidateManagement'], 'Site Candidate', 'SCM', 'view'],
  [['documentManagement'], 'Document Library', 'DM', 'view'],
  [
    [
      'clientManagement',
      'clientManagement/submitInvoice',
      'clientManagement/purchaseOrders',
      'clientManagement/invoices',
    ],
    'Client Invoice',
    'CIM',
    'view',
    ['headerId', 'invoiceNumber'],
  ],
  [['vendorCreation'], null, 'VI', 'view', ['company']],
  [
    [
      'vendorManagement',
      'vendorManagement/invoices',
      'vendorManagement/submitInvoice',
      'vendorManagement/vendorProfile',
      'vendorManagement/purchaseOrders',
      'vendorManagement/purchaseOrders/:poNumber',
    ],
    'Vendor Portal',
    'VI',
    'view',
    ['company', 'view', 'headerId', 'hideFileAttachment', 'poNumber'],
  ],
  [['closeoutManagement'], 'Closeout', 'CPL', 'view'],
  [['logisticsManagement'], 'Logistics', 'LM', 'view', ['isUserTV', 'view', 'isUserGC']],
  [['dailyFieldReport'], 'Daily Field Report', 'DFR', 'view'],
  [['jobSafetyAnalysis'], 'Job Safety Analysis', 'DFR', 'view'],
  [['fieldServiceManagement'], 'Field Service', 'FSM', 'view', ['workorderid', 'roomId']],
  [['poApproval', 'poApproval/:poNumber'], 'PO Approval (Mine)', 'POWA', 'view', ['poNumber']],
  [['poApprovalAll'], 'PO Approval (All)', 'POWA', 'view'],
  [['poAll'], 'PO (ALL)', 'POS', 'view'],
  [['closeoutApproval'], 'Closeout Cost Approval (Mine)', 'WFLA', 'view'],
  [['closeoutApprovalAll'], 'Closeout Cost Approval (All)', 'WFLA', 'view'],
  [['purchaseOrder', 'purchaseOrder/:ponumber'], null, 'POS', 'view', ['ponumber']],
  [['userManagement'], 'User Access', 'UAM', 'view, program-agnostic'],
  [['CrewForemanAssignment'], 'Crew Foreman Assignment', 'CFA', 'view'],
  [['assignSites'], null, 'CPL', 'view'],
  [['dashboards', 'dashboards/:programId/:reportType/:reportId'], 'Dashboards', 'PBI', 'screen'],
  [['dashboards/management'], 'Dashboard Access', 'PBI', 'view, program-agnostic'],
  [['adminCenter', 'adminCenter/*'], 'Admin Center', 'ADM', 'sub-application, program-agnostic'],
  [['supplyChain/main', 'supplyChain/main/*'], 'Supply Chain 2.0', 'SCMIM', 'subApplication'],
  [['fieldServiceOperations', 'fieldServiceOperations/*'], 'Field Service Operation 2.0', 'FSO', 'subApplication'],
  [['workflow', 'workflow/*'], 'Workflow', 'WFL', 'subApplication'],
  [['questionnaire', 'questionnaire/*'], 'Questionnaire', 'FSOQUESTIONNAIRE', 'subApplication'],
  [['microScopeManagement', 'microScopeManagement/*'], 'Scope 2.0', 'SCOP2', 'subApplication'],
  [['notificationCenter', 'notificationCenter/*'], null, 'NC', 'screen, program-agnostic'],
  [['userLogout'], 'Logout', 'NO_SEC', 'screen, program-agnostic'],
];

describe('the one table of modules', () => {
  test.each(table.map((row) => ({ row })))('$row.0', ({ row: [paths, menuName, code, host, inputs = []] }) => {
    const entry = entryOf(entries, paths[0] ?? '');
    const [kind, agnostic] = host.split(', ');
    expect(entry.paths).toEqual(paths.map((path) => `/apps/${path}`));
    expect(entry.isInMenu ? entry.name : null).toBe(menuName);
    expect(entry.moduleId).toBe(moduleIds[code]);
    expect(entry.host).toBe(kind === 'sub-application' ? 'subApplication' : kind);
    expect(entry.isProgramAgnostic).toBe(agnostic === 'program-agnostic');
    expect(entry.inputs).toEqual(inputs);
    expect(entry.subApplication !== null).toBe(entry.host === 'subApplication');
  });

  test('it has no other rows', () => {
    expect(entries).toHaveLength(table.length);
  });

  test('"Apps routes missing from configuration: an exception"', () => {
    expect(() => entryOf(entries, 'noSuchModule')).toThrow(/has no route noSuchModule/);
  });
});

describe('overrides of the configuration', () => {
  const overridden = createCatalog({ 'supplyChain/main': { id: 144, name: 'Supply', path: '/supply/' } });
  const entry = entryOf(overridden.entries, 'supplyChain/main');

  test('another id, name and path', () => {
    expect(entry).toMatchObject({
      moduleId: 144,
      name: 'Supply',
      basePath: '/apps/supply',
      subApplication: 'supplyChain',
    });
    expect(entry.paths).toEqual(['/apps/supply', '/apps/supply/*']);
  });

  test('the import results move with their module', () => {
    expect(overridden.importResults.find(({ module }) => module === entry)?.path).toBe(
      '/apps/supply/itemManagementImportResult/:id',
    );
  });
});

describe('the pages of import results', () => {
  const routes = [
    ...importResults.map(({ path }) => ({ path, id: `results ${path}` })),
    ...entries.flatMap(({ route, paths }) => paths.map((path) => ({ path, id: route }))),
  ];
  const matched = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.id;

  test.each([
    ['/apps/projectManagement/jobsImportResults/7', 'PM'],
    ['/apps/scopeManagement/ScopeManagementImportResults/7', 'SCOPM'],
    ['/apps/clientManagement/submitInvoice/SubmitInvoiceImportResults/7', 'CIM'],
    ['/apps/costCenterManagement/costCenterManagementImportResults/7', 'CCM'],
    ['/apps/supplyChain/main/itemManagementImportResult/7', 'SCMIM'],
    ['/apps/fieldServiceOperations/bulkImportresult/7', 'FSO'],
    ['/apps/workflow/workorder/bulk/importResults/7', 'WFL'],
    ['/apps/workOrder/WorkOrderImportResults/7', 'WO'],
  ] as const)('%s outranks wildcards and parameters and needs %s', (pathname, code) => {
    const route = importResults.find(({ path }) => matched(pathname) === `results ${path}`);
    expect(route?.module.moduleId).toBe(moduleIds[code]);
  });

  test.each([
    'Jobs Import',
    'Scoping bulk import',
    'Submit invoices bulk import',
    'Cost center sites bulk import',
    'SCM item management save',
    'FSO bulk save crews',
    'Workflow work orders import',
    'Work order bulk create',
  ])('the page that %s leads to is one of them', (title) => {
    expect(matched(importResultPage(title, 'job/1') ?? '')).toMatch(/^results /);
  });

  test('other addresses below a sub-application are its own', () => {
    expect(matched('/apps/supplyChain/main/items/3')).toBe('supplyChain/main');
    expect(matched('/apps/dashboards/management')).toBe('dashboards/management');
    expect(matched('/apps/dashboards/NWX/report/3')).toBe('dashboards');
  });
});
