/** A module as the menu service knows it. */
export interface SeededModule {
  readonly id: number;
  readonly name: string;
  /** Its first route under /apps; modules the portal has no route for keep their old system's path. */
  readonly path: string;
  readonly iconId: string;
  /** Whether it is marked for tiles and the menu. */
  readonly display: boolean;
}

/** A group of modules, in the menu's order. */
export interface SeededGroup {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly modules: readonly SeededModule[];
}

const shown = (id: number, path: string, iconId: string, name: string): SeededModule => ({
  id,
  name,
  path,
  iconId,
  display: true,
});

const hidden = (id: number, path: string, iconId: string, name: string): SeededModule => ({
  id,
  name,
  path,
  iconId,
  display: false,
});

/** The groups; the one with id -1 is given only to those who see the logout item. */
export const groups: readonly SeededGroup[] = [
  {
    id: 1,
    name: 'Planning and Schedule',
    icon: 'calendar',
    modules: [
      shown(21, 'projectManagement', 'schedule', 'Schedule'),
      shown(27, 'scopeManagement', 'scope', 'Scope'),
      shown(70, 'microScopeManagement', 'microScope', 'Scope 2.0'),
    ],
  },
  {
    id: 2,
    name: 'Sites and Real Estate',
    icon: 'site',
    modules: [shown(32, 'siteCandidateManagement', 'site', 'Site Candidate')],
  },
  {
    id: 3,
    name: 'Field Work',
    icon: 'crew',
    modules: [
      shown(28, 'workOrder', 'workOrder', 'Work Order'),
      shown(36, 'fieldServiceManagement', 'fieldService', 'Field Service'),
      shown(55, 'fieldServiceOperations', 'fieldService', 'Field Service Operation 2.0'),
      shown(8, 'CrewForemanAssignment', 'assignment', 'Crew Foreman Assignment'),
    ],
  },
  {
    id: 4,
    name: 'Safety and Daily Reports',
    icon: 'safety',
    modules: [
      shown(4, 'dailyFieldReport', 'report', 'Daily Field Report'),
      shown(71, 'questionnaire', 'questionnaire', 'Questionnaire'),
    ],
  },
  {
    id: 5,
    name: 'Materials and Logistics',
    icon: 'logistics',
    modules: [
      shown(35, 'logisticsManagement', 'logistics', 'Logistics'),
      shown(44, 'supplyChain/main', 'supplyChain', 'Supply Chain 2.0'),
      hidden(45, 'inventoryManagement', 'inventory', 'Inventory (before 2.0)'),
    ],
  },
  {
    id: 6,
    name: 'Vendors',
    icon: 'vendor',
    modules: [shown(25, 'vendorManagement', 'vendor', 'Vendor Portal')],
  },
  {
    id: 7,
    name: 'Purchasing',
    icon: 'purchaseOrder',
    modules: [shown(29, 'poApproval', 'approval', 'PO Approval'), shown(33, 'poAll', 'purchaseOrder', 'PO (ALL)')],
  },
  {
    id: 8,
    name: 'Finance',
    icon: 'invoice',
    modules: [
      shown(31, 'costCenterManagement', 'costCenter', 'Cost Center and Job'),
      shown(26, 'clientManagement', 'invoice', 'Client Invoice'),
    ],
  },
  {
    id: 9,
    name: 'Closeout',
    icon: 'closeout',
    modules: [
      shown(20, 'closeoutManagement', 'closeout', 'Closeout'),
      shown(22, 'closeoutApproval', 'approval', 'Closeout Cost Approval'),
    ],
  },
  {
    id: 10,
    name: 'Documents',
    icon: 'document',
    modules: [shown(24, 'documentManagement', 'document', 'Document Library')],
  },
  { id: 11, name: 'Workflow', icon: 'workflow', modules: [shown(58, 'workflow', 'workflow', 'Workflow')] },
  { id: 12, name: 'Dashboards', icon: 'dashboard', modules: [shown(23, 'dashboards', 'dashboard', 'Dashboards')] },
  {
    id: 13,
    name: 'Administration and User Access',
    icon: 'admin',
    modules: [
      shown(43, 'userManagement', 'userAccess', 'User Access'),
      shown(11, 'adminCenter', 'admin', 'Admin Center'),
      hidden(56, 'notificationCenter', 'notification', 'Notification Center'),
      hidden(19, 'userNotifications', 'notification', 'User Notifications (before the Notification Center)'),
      hidden(3, 'userRoles', 'userAccess', 'User Roles (before User Access)'),
      hidden(30, 'userGroups', 'userAccess', 'User Groups (before User Access)'),
      hidden(5, 'assetManagement', 'inventory', 'Asset Management (before 2.0)'),
      hidden(7, 'contractorAdministration', 'admin', 'General Contractor Administration (before Admin Center)'),
      hidden(18, 'contactManagement', 'contact', 'Contact Management (before the Vendor Portal)'),
    ],
  },
  { id: -1, name: 'Session', icon: 'logout', modules: [shown(-1, 'userLogout', 'logout', 'Logout')] },
];

/** Every module but the logout item, which is no permission. */
export const modules: readonly SeededModule[] = groups.flatMap(({ modules }) => modules).filter(({ id }) => id !== -1);
