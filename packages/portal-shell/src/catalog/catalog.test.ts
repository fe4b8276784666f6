import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { moduleIds, type ModuleCode } from '../config/modules/moduleIds.ts';
import { moduleTable } from '../config/modules/moduleTable.ts';
import { createCatalog, isInsideModule } from './catalog.ts';
import { findImportResultPage } from './findImportResultPage.ts';

/** An address for every sub-application of the table, so that all are installed. */
const modules = moduleTable.subApplication.map(({ route }) => ({ route, entry: 'https://modules.example/entry.js' }));
const catalog = createCatalog({ catalog: {}, modules });
const rows = [...moduleTable.screen, ...moduleTable.view, ...moduleTable.subApplication];

describe('the catalog holds every row of the table of modules', () => {
  test.each(rows.map((row) => ({ row, route: row.route })))('$route', ({ row }) =>
    expect(catalog.modules[row.route]).toMatchObject({
      route: row.route,
      basePath: `/apps/${row.route}`,
      name: row.name,
      moduleId: moduleIds[row.code],
      isProgramAgnostic: 'isProgramAgnostic' in row,
      inputs: 'inputs' in row ? row.inputs : [],
    }),
  );

  test('and nothing else', () => {
    expect(catalog.entries.map(({ route }) => route)).toEqual(rows.map(({ route }) => route));
    expect(catalog.moved).toEqual([]);
  });

  test('no two modules share a route or an address below it', () => {
    const paths = [
      ...catalog.entries.flatMap((entry) => entry.paths),
      ...catalog.importResults.map(({ path }) => path),
    ];
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  test('no two pages of import results share a title', () => {
    const titles = catalog.importResults.flatMap((page) => page.titles);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('a module has the name of a language, else that of the configuration, else its own', () => {
  const plain = createCatalog({
    catalog: { workOrder: { name: 'Jobs' }, dashboards: { name: 'Boards' } },
    modules: [{ route: 'crewBoard', name: 'Crew Board', code: 900, host: 'view' }],
  });
  const { entries } = plain.inNames({ modules: { workOrder: 'أمر العمل', crewBoard: 'لوحة الفرق' } });
  const names = new Map(entries.map(({ route, name }) => [route, name]));
  expect(['workOrder', 'crewBoard', 'dashboards', 'projectManagement'].map((route) => names.get(route))).toEqual([
    'أمر العمل',
    'لوحة الفرق',
    'Boards',
    'Schedule',
  ]);
});

test('a sub-application that the configuration does not name has its pages of import results', () => {
  const { importResults } = createCatalog({ catalog: {}, modules: [] });
  expect(importResults).toHaveLength(8);
  expect(findImportResultPage({ importResults }, 'Warehouse import locations', '7')).not.toBeNull();
});

describe('a module that the configuration alone names', () => {
  const entry = 'https://crews.example/entry.js';
  const named = createCatalog({
    catalog: {},
    modules: [
      { route: 'crewBoard', name: 'Crew Board', code: 900, entry, integrity: 'sha256-x', inputs: ['crewId'] },
      { route: 'crews/rosters', name: 'Rosters', code: 'WO', host: 'view', group: 'fieldWork', icon: 'crew' },
    ],
  }).entries.slice(-2);

  test('is a sub-application with its own permission', () =>
    expect(named[0]).toEqual({
      host: 'subApplication',
      route: 'crewBoard',
      isNamed: true,
      name: 'Crew Board',
      basePath: '/apps/crewBoard',
      paths: ['/apps/crewBoard', '/apps/crewBoard/*'],
      pages: [],
      menu: null,
      moduleId: 900,
      isProgramAgnostic: false,
      inputs: ['crewId'],
      entryAddress: entry,
      integrity: 'sha256-x',
    }));

  test('or a view of the monolith, with a tile', () =>
    expect(named[1]).toMatchObject({
      host: 'view',
      paths: ['/apps/crews/rosters'],
      moduleId: moduleIds.WO,
      menu: { group: 'fieldWork', icon: 'crew' },
    }));
});

describe('overrides of the configuration', () => {
  const overridden = createCatalog({
    catalog: { 'supplyChain/main': { id: 144, name: 'Supply', path: '/supply/' }, poAll: { path: 'orders' } },
    modules,
  });

  test('replace id, name and path', () =>
    expect(overridden.modules['supplyChain/main']).toMatchObject({
      moduleId: 144,
      name: 'Supply',
      basePath: '/apps/supply',
      paths: ['/apps/supply', '/apps/supply/*'],
    }));

  test('redirect the default address', () =>
    expect(overridden.moved).toEqual([
      { from: '/apps/poAll', to: '/apps/orders' },
      { from: '/apps/supplyChain/main', to: '/apps/supply' },
    ]));

  test('do not redirect an address that another module uses', () => {
    const swapped = createCatalog({
      catalog: { poAll: { path: 'workOrder' }, workOrder: { path: 'WO' } },
      modules,
    });
    expect(swapped.moved).toEqual([{ from: '/apps/poAll', to: '/apps/workOrder' }]);
  });
});

describe('the pages of import results', () => {
  const { entries, importResults } = catalog;
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
  ] satisfies [string, ModuleCode][])('%s outranks wildcards and parameters and needs %s', (pathname, code) => {
    const route = importResults.find(({ path }) => matched(pathname) === `results ${path}`);
    expect(route?.module.moduleId).toBe(moduleIds[code]);
  });

  test('do not take other addresses below a sub-application', () => {
    for (const { route } of moduleTable.subApplication) expect(matched(`/apps/${route}/items/3`)).toBe(route);
    expect(matched('/apps/dashboards/management')).toBe('dashboards/management');
    expect(matched('/apps/dashboards/NWX/report/3')).toBe('dashboards');
  });
});

/** "The import-result routes (those under sub-applications too) are screens of the shell: they outrank a sub-application's wildcard." */
test.each([
  ['/apps/supplyChain/main', true],
  ['/apps/supplyChain/main/items/12', true],
  ['/apps/supplyChain/main/itemManagementImportResult/7', false],
  ['/apps/supplyChain', false],
  ['/apps/workflow', false],
  ['/', false],
])('%s is inside Supply Chain 2.0: %s', (pathname, isInside) => {
  const supplyChain = catalog.modules['supplyChain/main'] ?? expect.fail('It is not installed.');
  expect(isInsideModule(catalog, supplyChain, pathname)).toBe(isInside);
});

describe('"Import job titles map to result pages"', () => {
  test.each([
    ['Jobs Import', '/apps/projectManagement/jobsImportResults/7'],
    ['Project Management - Jobs Import', '/apps/projectManagement/jobsImportResults/7'],
    ['job comments import', '/apps/projectManagement/jobsImportResults/7'],
    ['Scoping bulk import', '/apps/scopeManagement/ScopeManagementImportResults/7'],
    ['GC firm update', '/apps/scopeManagement/ScopeManagementImportResults/7'],
    ['Firming PO', '/apps/scopeManagement/ScopeManagementImportResults/7'],
    ['Submit Invoices Bulk Import', '/apps/clientManagement/submitInvoice/SubmitInvoiceImportResults/7'],
    ['Cost Center Sites Bulk Import', '/apps/costCenterManagement/costCenterManagementImportResults/7'],
    ['Cost Center Jobs Bulk Import', '/apps/costCenterManagement/costCenterManagementImportResults/7'],
    ['Cost Center Sites/Jobs Bulk Import', '/apps/costCenterManagement/costCenterManagementImportResults/7'],
    ['SCM Item Management Save', '/apps/supplyChain/main/itemManagementImportResult/7'],
    ['Warehouse Import Locations', '/apps/supplyChain/main/itemManagementImportResult/7'],
    ['FSO Bulk Save Resources', '/apps/fieldServiceOperations/bulkImportresult/7'],
    ['FSO Bulk Save Crews', '/apps/fieldServiceOperations/bulkImportresult/7'],
    ['Workflow Work Orders Import', '/apps/workflow/workorder/bulk/importResults/7'],
    ['Work Order Bulk Import', '/apps/workOrder/WorkOrderImportResults/7'],
    ['Work Order Bulk Create', '/apps/workOrder/WorkOrderImportResults/7'],
    ['Work Order Bulk Update', '/apps/workOrder/WorkOrderImportResults/7'],
    ['Work Order Bulk Import/Create/Update', '/apps/workOrder/WorkOrderImportResults/7'],
    ['Weather import', null],
    ['constructor', null],
    ['', null],
  ])('%s → %s', (title, page) => expect(findImportResultPage(catalog, title, '7')).toBe(page));

  test('the id is encoded', () =>
    expect(findImportResultPage(catalog, 'Jobs import', 'a/b?c$&')).toBe(
      '/apps/projectManagement/jobsImportResults/a%2Fb%3Fc%24%26',
    ));
});
