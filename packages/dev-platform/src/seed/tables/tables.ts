import type { ModuleKey, moduleTable } from '@gantry/portal-shell/contracts';
import type { Column } from './columns.ts';
import { amount, code, company, crew, day, dollars, material, oneOf, person, site } from './columns.ts';

type PagesOf<View> = View extends {
  readonly route: infer Route extends string;
  readonly subRoutes: readonly (infer Sub)[];
}
  ? Sub extends { readonly path: infer Path extends string; readonly name: string }
    ? `${Route}/${Path}`
    : never
  : never;

/** The route of a page that shows demonstration data: every view, its named pages, and every sub-application. */
export type DemoPage = ModuleKey<'view' | 'subApplication'> | PagesOf<(typeof moduleTable)['view'][number]>;

/** How the table of a page is made. */
export interface TableRule {
  readonly caption: string;
  readonly rows: number;
  readonly columns: Readonly<Record<string, Column>>;
}

const table = (caption: string, rows: number, columns: Readonly<Record<string, Column>>): TableRule => ({
  caption,
  rows,
  columns,
});

const invoices = table('Invoices', 9, {
  Invoice: code('INV-', 70_011),
  Site: site,
  Amount: dollars,
  Sent: day,
  Status: oneOf('Draft', 'Sent', 'Paid', 'Sent back'),
});

const closeoutCosts = table('Closeout costs above the order', 8, {
  Package: code('CO-', 3101),
  Site: site,
  Vendor: company,
  Amount: dollars,
  'Asked by': person,
});

/**
 * The data of each page: a table of its own, the purchase orders of the program, or data that the page provides. The code does not
 * compile if a page is missing here.
 */
export const tableRules: Readonly<Record<DemoPage, TableRule | 'purchaseOrders' | 'own data'>> = {
  projectManagement: 'own data',
  'supplyChain/main': 'own data',
  dailyFieldReport: 'own data',
  'clientManagement/purchaseOrders': 'purchaseOrders',
  vendorManagement: 'purchaseOrders',
  'vendorManagement/purchaseOrders': 'purchaseOrders',
  'vendorManagement/submitInvoice': 'purchaseOrders',
  poApproval: 'purchaseOrders',
  poApprovalAll: 'purchaseOrders',
  poAll: 'purchaseOrders',
  purchaseOrder: 'purchaseOrders',
  scopeManagement: table('Scope lines', 10, {
    Line: code('SL-', 501),
    Site: site,
    Item: material,
    Quantity: amount(1, 24),
    Firm: oneOf('Yes', 'No', 'Waiting for the contractor'),
  }),
  workOrder: table('Work orders', 12, {
    'Work order': code('WO-', 20_001),
    Site: site,
    Crew: crew,
    Due: day,
    Status: oneOf('Open', 'In progress', 'On hold', 'Complete'),
  }),
  costCenterManagement: table('Cost centers', 8, {
    'Cost center': code('CC-', 810),
    Manager: person,
    Jobs: amount(2, 31),
    Budget: dollars,
  }),
  siteCandidateManagement: table('Site candidates', 9, {
    Candidate: code('C-', 1),
    Site: site,
    Landlord: company,
    Rent: dollars,
    Stage: oneOf('Proposed', 'Visited', 'Lease in talks', 'Lease signed', 'Dropped'),
  }),
  documentManagement: table('Documents', 11, {
    Document: oneOf('As-built drawing', 'Lease', 'Permit', 'Structural analysis', 'Photograph set', 'Test report'),
    Site: site,
    Revision: amount(1, 6),
    'Uploaded by': person,
    On: day,
  }),
  clientManagement: invoices,
  'clientManagement/invoices': invoices,
  'clientManagement/submitInvoice': table('Work that can be invoiced', 7, {
    Job: code('J-', 10_001),
    Site: site,
    Amount: dollars,
    Accepted: day,
  }),
  'vendorManagement/invoices': invoices,
  'vendorManagement/vendorProfile': table('Contacts of the company', 4, {
    Name: person,
    For: oneOf('Invoices', 'Safety', 'Dispatch', 'Contracts'),
    Since: day,
  }),
  vendorCreation: table('Papers a new vendor hands in', 5, {
    Paper: code('Form ', 1),
    Kind: oneOf('Tax form', 'Insurance certificate', 'Safety record', 'Bank details', 'Signed agreement'),
    State: oneOf('Missing', 'Received', 'Checked'),
  }),
  closeoutManagement: table('Closeout packages', 9, {
    Package: code('CO-', 3101),
    Site: site,
    Photographs: amount(12, 96),
    Lacks: oneOf('Nothing', 'Grounding test', 'As-built drawing', 'Sweep test', 'Signature'),
  }),
  logisticsManagement: table('Shipments', 10, {
    Shipment: code('SH-', 9020),
    Material: material,
    To: site,
    Arrives: day,
    State: oneOf('Packed', 'On the way', 'Delivered', 'Held at the gate'),
  }),
  jobSafetyAnalysis: table('Analyses', 8, {
    Day: day,
    Crew: crew,
    Hazard: oneOf('Climbing', 'Live power line', 'Traffic', 'Trench', 'Crane'),
    Measure: oneOf('Second climber', 'Line switched off', 'Flagger', 'Shoring', 'Exclusion zone'),
  }),
  fieldServiceManagement: table('Visits', 9, {
    Visit: code('V-', 610),
    Site: site,
    Technician: person,
    On: day,
    Fault: oneOf('Rectifier alarm', 'Door open', 'High temperature', 'Loss of signal', 'Battery test due'),
  }),
  closeoutApproval: closeoutCosts,
  closeoutApprovalAll: closeoutCosts,
  userManagement: table('People with access', 9, {
    Name: person,
    Company: company,
    Role: oneOf('Project manager', 'Construction manager', 'Vendor', 'Warehouse', 'Reader'),
    'Last sign-in': day,
  }),
  CrewForemanAssignment: table('Crews and their foremen', 7, {
    Crew: crew,
    Foreman: person,
    Site: site,
    From: day,
  }),
  assignSites: table('Sites without a closeout package', 8, { Site: site, 'Construction ended': day, Owner: person }),
  'dashboards/management': table('Who sees which dashboard', 8, {
    Person: person,
    Dashboard: oneOf('Program Overview', 'Cost to Complete', 'Crew Utilization', 'Twelve-Week Forecast'),
    Since: day,
  }),
  adminCenter: table('Settings changed lately', 8, {
    Setting: oneOf('Milestone names', 'Approval limit', 'Holiday calendar', 'Email footer', 'Retention of documents'),
    'Changed by': person,
    On: day,
  }),
  fieldServiceOperations: table('Resources', 12, {
    Resource: person,
    Crew: crew,
    Skill: oneOf('Tower climber', 'Fiber splicer', 'Electrician', 'Crane operator'),
    'Free from': day,
  }),
  workflow: table('Running workflows', 10, {
    Workflow: code('WF-', 4400),
    Step: oneOf('Site walk', 'Permit', 'Construction', 'Integration', 'Acceptance'),
    Site: site,
    Waiting: amount(1, 30, 'days'),
  }),
  questionnaire: table('Questionnaires', 8, {
    Questionnaire: oneOf('Site access', 'Tower climb', 'Vehicle check', 'Power shut-down', 'Visitor briefing'),
    Answered: amount(0, 48),
    'Last by': person,
    On: day,
  }),
  microScopeManagement: table('Scope of small cells', 10, {
    Node: code('N-', 201),
    Pole: site,
    Item: material,
    Quantity: amount(1, 4),
  }),
};
