/** A view of the monolith: what opens when the portal asks for `/Views/{route}`. */
export interface ViewRoute {
  /** The route of the catalog without its parameters. */
  readonly route: string;
  readonly name: string;
  /** Who has it may open the view. */
  readonly moduleId: number;
}

const view = (moduleId: number, route: string, name: string): ViewRoute => ({ route, name, moduleId });

/** Every view. */
export const viewRoutes: readonly ViewRoute[] = [
  view(21, 'projectManagement', 'Schedule'),
  view(27, 'scopeManagement', 'Scope'),
  view(28, 'workOrder', 'Work Order'),
  view(31, 'costCenterManagement', 'Cost Center and Job'),
  view(32, 'siteCandidateManagement', 'Site Candidate'),
  view(24, 'documentManagement', 'Document Library'),
  view(26, 'clientManagement', 'Client Invoice'),
  view(26, 'clientManagement/submitInvoice', 'Submit Invoice'),
  view(26, 'clientManagement/purchaseOrders', 'Purchase Orders of the Client'),
  view(26, 'clientManagement/invoices', 'Invoices to the Client'),
  view(25, 'vendorCreation', 'Vendor Creation'),
  view(25, 'vendorManagement', 'Vendor Portal'),
  view(25, 'vendorManagement/invoices', 'Vendor Invoices'),
  view(25, 'vendorManagement/submitInvoice', 'Submit Vendor Invoice'),
  view(25, 'vendorManagement/vendorProfile', 'Vendor Profile'),
  view(25, 'vendorManagement/purchaseOrders', 'Purchase Orders of the Vendor'),
  view(20, 'closeoutManagement', 'Closeout'),
  view(35, 'logisticsManagement', 'Logistics'),
  view(4, 'dailyFieldReport', 'Daily Field Report'),
  view(4, 'jobSafetyAnalysis', 'Job Safety Analysis'),
  view(36, 'fieldServiceManagement', 'Field Service'),
  view(29, 'poApproval', 'PO Approval (Mine)'),
  view(29, 'poApprovalAll', 'PO Approval (All)'),
  view(33, 'poAll', 'PO (ALL)'),
  view(22, 'closeoutApproval', 'Closeout Cost Approval (Mine)'),
  view(22, 'closeoutApprovalAll', 'Closeout Cost Approval (All)'),
  view(33, 'purchaseOrder', 'Purchase Order'),
  view(43, 'userManagement', 'User Access'),
  view(8, 'CrewForemanAssignment', 'Crew Foreman Assignment'),
  view(20, 'assignSites', 'Closeout Site Assignment'),
  view(23, 'dashboards/management', 'Dashboard Access'),
];

/** The view a path within `/Views/` asks for, and what follows it; the longest route wins. Null when there is none. */
export function findViewRoute(path: string): { readonly view: ViewRoute; readonly rest: string } | null {
  const view = viewRoutes
    .filter(({ route }) => path === route || path.startsWith(`${route}/`))
    .toSorted((first, second) => second.route.length - first.route.length)[0];
  return view ? { view, rest: path.slice(view.route.length + 1) } : null;
}
