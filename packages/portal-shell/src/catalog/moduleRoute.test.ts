import { describe, expect, test } from 'vitest';
import { exampleConfiguration } from '../config/exampleConfiguration.testing.tsx';
import type { ModuleKey } from '../config/modules/moduleTable.ts';
import { createCatalog } from './catalog.ts';
import { moduleInputsOf } from '@gantry/module-host/life/moduleInputsOf';
import { moduleRouteOf, moduleTitle, viewQuestionOf } from './moduleRoute.ts';

const { modules = [], services } = exampleConfiguration;
const configuration = { services, views: { address: '/Views/{route}', scriptFolders: [], styleOrigins: [] } };
const { entries } = createCatalog({ catalog: { workOrder: { path: 'orders' } }, modules });

function entryAt(route: ModuleKey) {
  const entry = entries.find((candidate) => candidate.route === route);
  if (!entry) throw new Error(`The catalog has no ${route}.`);
  return entry;
}

const at = (route: ModuleKey, pathname: string, search = '', parameters: Record<string, string | undefined> = {}) => {
  const entry = entryAt(route);
  const moduleRoute = moduleRouteOf(entry, { pathname, search, parameters });
  return {
    moduleRoute,
    question: entry.host === 'view' ? viewQuestionOf(configuration, entry, moduleRoute) : null,
    inputs: moduleInputsOf(entry.inputs, moduleRoute, true),
  };
};

describe('the route that a module receives', () => {
  test('base path, sub-path, parameters and query', () => {
    const { moduleRoute } = at('supplyChain/main', '/apps/supplyChain/main/items/12/', '?tab=a&tab=b&program=NWX', {
      '*': 'items/12',
    });
    expect(moduleRoute).toEqual({
      basePath: '/apps/supplyChain/main',
      subPath: '/items/12',
      parameters: {},
      query: { tab: 'b' },
    });
  });

  test('no sub-path at the base path', () => {
    expect(at('adminCenter', '/apps/adminCenter').moduleRoute.subPath).toBe('');
    expect(at('adminCenter', '/apps/adminCenter/').moduleRoute.subPath).toBe('');
  });
});

test.each([
  ['clientManagement', '/apps/clientManagement', '', 'Client Invoice'],
  ['clientManagement', '/apps/clientManagement/SubmitInvoice/', '', 'Submit Invoice – Client Invoice'],
  ['vendorManagement', '/apps/vendorManagement/vendorProfile', '', 'Vendor Profile – Vendor Portal'],
  ['poApproval', '/apps/poApproval/PO-7', 'PO-7', 'PO-7 – PO Approval (Mine)'],
] as const)('the title of %s at %s, with the record "%s": %s', (route, pathname, poNumber, title) => {
  const { moduleRoute } = at(route, pathname, '', { '*': 'items/7', ...(poNumber && { poNumber }) });
  expect(moduleTitle(entryAt(route), moduleRoute)).toBe(title);
});

test.each([
  ['projectManagement', '/apps/projectManagement/JOB-1', '/Views/projectManagement/JOB-1'],
  ['vendorManagement', '/apps/vendorManagement/purchaseOrders/PO%201', '/Views/vendorManagement/purchaseOrders/PO%201'],
  ['poApproval', '/apps/poApproval/%2e%2e%2f%2e%2e%2fReports%2fGetPowerBiData', null],
  ['poApproval', '/apps/poApproval/PO%2F1', null],
  // An override moves the module in the portal, not its view at the monolith.
  ['workOrder', '/apps/orders', '/Views/workOrder'],
] as const)('the view of %s at %s is %s', (route, pathname, path) =>
  expect(at(route, pathname).question?.path ?? null).toBe(path),
);

test.each([
  // An action of ASP.NET, with its parameters; those of the address cannot replace them.
  [
    '/Modules/Show?name={route}&id={moduleId}&part={path}',
    '/PO%201',
    'monolith',
    '/Modules/Show',
    { name: 'workOrder', part: 'PO 1' },
  ],
  ['/{route}/Index.cshtml?layout=none', '/PO%201', 'monolith', '/workOrder/Index.cshtml/PO%201', { layout: 'none' }],
  ['/V/{path}/of/{route}', '/7', 'monolith', '/V/7/of/workOrder', {}],
  ['https://base.example/api/html/{route}', '', 'base', '/html/workOrder', {}],
  ['https://evil.example/{route}', '', undefined, undefined, undefined],
] as const)('a view at %s, with %j below its route: %s %s %j', (viewAddress, subPath, service, path, query) => {
  const entry = { ...entryAt('workOrder'), host: 'view', viewAddress, route: 'workOrder' } as const;
  const asked = { services: { ...services, base: 'https://base.example/api' }, views: configuration.views };
  const question = viewQuestionOf(asked, entry, { subPath, query: { layout: 'all', tab: 'a' } });
  expect([question?.service, question?.path]).toEqual([service, path]);
  if (query !== undefined) expect(question?.query).toMatchObject({ layout: 'all', tab: 'a', ...query });
});

describe('the inputs from the catalog, besides the common context', () => {
  test.each([
    ['projectManagement', '', { jobSid: 'JOB-1' }, { jobSid: 'JOB-1' }],
    // "Work Order; query parameter workOrderId"; "a user-is-GC flag is passed to the work order and logistics modules"
    ['workOrder', '?workOrderId=7', {}, { workOrderId: '7', isUserGC: true }],
    ['workOrder', '', {}, { isUserGC: true }],
    ['logisticsManagement', '?isUserTV=true&view=map', {}, { isUserTV: true, view: 'map', isUserGC: true }],
    ['logisticsManagement', '?isUserTV=no', {}, { isUserTV: false, isUserGC: true }],
    // The session decides who is a general contractor, never the address.
    ['logisticsManagement', '?isUserGC=false', {}, { isUserGC: true }],
    ['vendorManagement', '?headerId=3&hideFileAttachment=1', {}, { headerId: '3', hideFileAttachment: true }],
    ['vendorManagement', '?poNumber=query', { poNumber: 'path' }, { poNumber: 'path' }],
    ['fieldServiceManagement', '?workorderid=1&roomId=2&other=3', {}, { workorderid: '1', roomId: '2' }],
    ['clientManagement', '?headerId=1&invoiceNumber=2', {}, { headerId: '1', invoiceNumber: '2' }],
    ['scopeManagement', '?jobSid=1', {}, {}],
  ] as const)('%s with %s %j', (route, search, parameters, inputs) =>
    expect(at(route, entryAt(route).basePath, search, parameters).inputs).toEqual(inputs),
  );
});
