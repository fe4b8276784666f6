import type { ModuleInputName } from './ModuleContext.ts';
import type { ModuleCode } from './moduleIds.ts';

/** Every sub-application by the name under which the configuration gives its address. */
export const subApplicationNames = [
  'adminCenter',
  'supplyChain',
  'fieldServiceOperations',
  'workflow',
  'questionnaire',
  'microScopeManagement',
] as const;

/** The name of a sub-application. */
export type SubApplicationName = (typeof subApplicationNames)[number];

/** What shows a module: a view of the monolith, a sub-application, or a screen of the shell itself. */
export type ModuleHost = 'view' | 'subApplication' | 'screen';

/** A row of the table: a route, and who shows what there. */
export interface ModuleDefinition {
  /** The route under /apps; nothing else has it. */
  readonly route: string;
  /** What may follow the route, as React Router writes it. */
  readonly subRoutes?: readonly string[];
  /** The name in the menu, or in titles alone where {@link isInMenu} is false. */
  readonly name: string;
  /** False where the module is opened from elsewhere, such as a link or another module. */
  readonly isInMenu?: boolean;
  readonly code: ModuleCode;
  readonly host: ModuleHost;
  /** Opens without a program, and for permission in any. */
  readonly isProgramAgnostic?: boolean;
  /** What the module is given beside the common context. */
  readonly inputs?: readonly ModuleInputName[];
  /** Which sub-application, where one shows it. */
  readonly subApplication?: SubApplicationName;
}

const view = (
  route: string,
  name: string,
  code: ModuleCode,
  more: Partial<ModuleDefinition> = {},
): ModuleDefinition => ({
  route,
  name,
  code,
  host: 'view',
  ...more,
});

const subApplication = (
  route: string,
  name: string,
  code: ModuleCode,
  subApplication: SubApplicationName,
  more: Partial<ModuleDefinition> = {},
): ModuleDefinition => ({ route, subRoutes: ['*'], name, code, host: 'subApplication', subApplication, ...more });

const screen = (
  route: string,
  name: string,
  code: ModuleCode,
  more: Partial<ModuleDefinition> = {},
): ModuleDefinition => ({
  route,
  name,
  code,
  host: 'screen',
  ...more,
});

/** The one table of modules: routes, names, ids and hosts. The configuration may override ids, names and paths. */
export const moduleDefinitions: readonly ModuleDefinition[] = [
  view('projectManagement', 'Schedule', 'PM', { subRoutes: [':jobSid'], inputs: ['jobSid'] }),
  view('scopeManagement', 'Scope', 'SCOPM'),
  view('workOrder', 'Work Order', 'WO', { inputs: ['workOrderId', 'isUserGC'] }),
  view('costCenterManagement', 'Cost Center and Job', 'CCM'),
  view('siteCandidateManagement', 'Site Candidate', 'SCM'),
  view('documentManagement', 'Document Library', 'DM'),
  view('clientManagement', 'Client Invoice', 'CIM', {
    subRoutes: ['submitInvoice', 'purchaseOrders', 'invoices'],
    inputs: ['headerId', 'invoiceNumber'],
  }),
  view('vendorCreation', 'Vendor Creation', 'VI', { isInMenu: false, inputs: ['company'] }),
  view('vendorManagement', 'Vendor Portal', 'VI', {
    subRoutes: ['invoices', 'submitInvoice', 'vendorProfile', 'purchaseOrders', 'purchaseOrders/:poNumber'],
    inputs: ['company', 'view', 'headerId', 'hideFileAttachment', 'poNumber'],
  }),
  view('closeoutManagement', 'Closeout', 'CPL'),
  view('logisticsManagement', 'Logistics', 'LM', { inputs: ['isUserTV', 'view', 'isUserGC'] }),
  view('dailyFieldReport', 'Daily Field Report', 'DFR'),
  view('jobSafetyAnalysis', 'Job Safety Analysis', 'DFR'),
  view('fieldServiceManagement', 'Field Service', 'FSM', { inputs: ['workorderid', 'roomId'] }),
  view('poApproval', 'PO Approval (Mine)', 'POWA', { subRoutes: [':poNumber'], inputs: ['poNumber'] }),
  view('poApprovalAll', 'PO Approval (All)', 'POWA'),
  view('poAll', 'PO (ALL)', 'POS'),
  view('closeoutApproval', 'Closeout Cost Approval (Mine)', 'WFLA'),
  view('closeoutApprovalAll', 'Closeout Cost Approval (All)', 'WFLA'),
  view('purchaseOrder', 'Purchase Order', 'POS', { isInMenu: false, subRoutes: [':ponumber'], inputs: ['ponumber'] }),
  view('userManagement', 'User Access', 'UAM', { isProgramAgnostic: true }),
  view('CrewForemanAssignment', 'Crew Foreman Assignment', 'CFA'),
  view('assignSites', 'Closeout Site Assignment', 'CPL', { isInMenu: false }),
  screen('dashboards', 'Dashboards', 'PBI', { subRoutes: [':programId/:reportType/:reportId'] }),
  view('dashboards/management', 'Dashboard Access', 'PBI', { isProgramAgnostic: true }),
  subApplication('adminCenter', 'Admin Center', 'ADM', 'adminCenter', { isProgramAgnostic: true }),
  subApplication('supplyChain/main', 'Supply Chain 2.0', 'SCMIM', 'supplyChain'),
  subApplication('fieldServiceOperations', 'Field Service Operation 2.0', 'FSO', 'fieldServiceOperations'),
  subApplication('workflow', 'Workflow', 'WFL', 'workflow'),
  subApplication('questionnaire', 'Questionnaire', 'FSOQUESTIONNAIRE', 'questionnaire'),
  subApplication('microScopeManagement', 'Scope 2.0', 'SCOP2', 'microScopeManagement'),
  screen('notificationCenter', 'Notification Center', 'NC', {
    isInMenu: false,
    isProgramAgnostic: true,
    subRoutes: ['*'],
  }),
  screen('userLogout', 'Logout', 'NO_SEC', { isProgramAgnostic: true }),
];

/** A route that shows the results of an import: a screen of the shell, below a module whose permission it needs. */
export interface ImportResultDefinition {
  /** The module's route, see {@link ModuleDefinition.route}. */
  readonly moduleRoute: string;
  /** What follows it; the id of the background job comes last. */
  readonly subRoute: string;
}

/** Every page of import results, followed by the id of the job. They outrank a sub-application's wildcard. */
export const importResultDefinitions: readonly ImportResultDefinition[] = [
  { moduleRoute: 'projectManagement', subRoute: 'jobsImportResults/:id' },
  { moduleRoute: 'scopeManagement', subRoute: 'ScopeManagementImportResults/:id' },
  { moduleRoute: 'workOrder', subRoute: 'WorkOrderImportResults/:id' },
  { moduleRoute: 'costCenterManagement', subRoute: 'costCenterManagementImportResults/:id' },
  { moduleRoute: 'clientManagement', subRoute: 'submitInvoice/SubmitInvoiceImportResults/:id' },
  { moduleRoute: 'supplyChain/main', subRoute: 'itemManagementImportResult/:id' },
  { moduleRoute: 'fieldServiceOperations', subRoute: 'bulkImportresult/:id' },
  { moduleRoute: 'workflow', subRoute: 'workorder/bulk/importResults/:id' },
];
