import { describe, expect, test } from 'vitest';
import { moduleIds } from './moduleIds.ts';
import { moduleTable, type ModuleKey } from './moduleTable.ts';

/** What links, bookmarks, the services and people rely on. These lists repeat the table on purpose: a change of it is a change of the product. */
const ids = `
  NO_SEC -1, USRM 3, DFR 4, AM 5, GCA 7, CFA 8, ADM 11, CM 18, UN 19, CPL 20, PM 21, WFLA 22, PBI 23, DM 24, VI 25,
  CIM 26, SCOPM 27, WO 28, POWA 29, UGM 30, CCM 31, SCM 32, POS 33, LM 35, FSM 36, UAM 43, SCMIM 44, INVM 45,
  FSO 55, NC 56, WFL 58, SCOP2 70, FSOQUESTIONNAIRE 71,
`;

/** The name of each route. */
const names = `
  projectManagement: Schedule; scopeManagement: Scope; workOrder: Work Order;
  costCenterManagement: Cost Center and Job; siteCandidateManagement: Site Candidate;
  documentManagement: Document Library; clientManagement: Client Invoice; vendorCreation: Vendor Creation;
  vendorManagement: Vendor Portal; closeoutManagement: Closeout; logisticsManagement: Logistics;
  dailyFieldReport: Daily Field Report; jobSafetyAnalysis: Job Safety Analysis;
  fieldServiceManagement: Field Service; poApproval: PO Approval (Mine); poApprovalAll: PO Approval (All);
  poAll: PO (ALL); closeoutApproval: Closeout Cost Approval (Mine);
  closeoutApprovalAll: Closeout Cost Approval (All); purchaseOrder: Purchase Order; userManagement: User Access;
  userLogout: Logout; CrewForemanAssignment: Crew Foreman Assignment; dashboards/management: Dashboard Access;
  dashboards: Dashboards; assignSites: Closeout Site Assignment; adminCenter: Admin Center;
  supplyChain/main: Supply Chain 2.0; fieldServiceOperations: Field Service Operation 2.0; workflow: Workflow;
  questionnaire: Questionnaire; microScopeManagement: Scope 2.0; notificationCenter: Notification Center;
`;

const rows = [...moduleTable.view, ...moduleTable.subApplication, ...moduleTable.screen];

test('the id of each code', () =>
  expect(moduleIds).toEqual(
    Object.fromEntries([...ids.matchAll(/(\w+) (-?\d+)/g)].map(([, code, id]) => [code, Number(id)])),
  ));

describe('a module', () => {
  test('has the route and the name that people know', () => {
    const known = [...names.matchAll(/(\S+): ([^;]+);/g)].map(([, route, name]) => [route, name]);
    expect(known).toHaveLength(33);
    expect(Object.fromEntries(rows.map(({ route, name }) => [route, name]))).toMatchObject(Object.fromEntries(known));
  });

  test.each([
    ['projectManagement', [':jobSid']],
    ['clientManagement', ['submitInvoice', 'purchaseOrders', 'invoices']],
    ['vendorManagement', ['invoices', 'submitInvoice', 'vendorProfile', 'purchaseOrders', 'purchaseOrders/:poNumber']],
    ['poApproval', [':poNumber']],
    ['purchaseOrder', [':ponumber']],
    ['dashboards', [':programId/:reportType/:reportId']],
    ['notificationCenter', ['*']],
  ])('%s has the sub-routes that people know', (route, paths) => {
    const row = rows.find((one) => one.route === route);
    expect(row && 'subRoutes' in row ? row.subRoutes.map(({ path }) => path) : []).toEqual(paths);
  });

  test.each([
    ['workOrder', ['workOrderId', 'isUserGC']],
    ['clientManagement', ['headerId', 'invoiceNumber']],
    ['vendorCreation', ['company']],
    ['vendorManagement', ['company', 'view', 'headerId', 'hideFileAttachment', 'poNumber']],
    ['logisticsManagement', ['isUserTV', 'view', 'isUserGC']],
    ['fieldServiceManagement', ['workorderid', 'roomId']],
  ])('%s receives its inputs', (route, inputs) => {
    const row = rows.find((one) => one.route === route);
    expect(row && 'inputs' in row ? row.inputs : []).toEqual(inputs);
  });
});

test('"Apps routes missing from configuration: an exception": code that names a route which the table lacks does not compile', () => {
  // @ts-expect-error -- The table has workOrder.
  const route: ModuleKey = 'workOrders';
  expect(rows.map((row): string => row.route)).not.toContain(route);
});

test('no two modules have the same icon', () => {
  const icons = rows.flatMap((row) => ('menu' in row ? [row.menu.icon as string] : []));
  expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
});
