import type { DashboardEntry } from '@gantry/platform-client/services/application/application.schemas';
import { placeOf, type App, type AppGroup, type PlacedApp } from '../apps.ts';
import type { ProgramChoice } from '../programs.ts';

const app = (id: string, name: string, icon: App['icon']): App => ({ id, name, icon, href: `/apps/${id}` });

/** The groups of a person who has most modules. */
export const sampleGroups: readonly AppGroup[] = [
  {
    id: 1,
    name: 'Planning and Schedule',
    icon: 'calendar',
    apps: [app('projectManagement', 'Schedule', 'schedule'), app('scopeManagement', 'Scope', 'scope')],
  },
  {
    id: 3,
    name: 'Field Work',
    icon: 'crew',
    apps: [
      app('workOrder', 'Work Order', 'workOrder'),
      app('fieldServiceManagement', 'Field Service', 'fieldService'),
      app('fieldServiceOperations', 'Field Service Operation 2.0', 'fieldService'),
      app('CrewForemanAssignment', 'Crew Foreman Assignment', 'crew'),
    ],
  },
  {
    id: 4,
    name: 'Safety and Daily Reports',
    icon: 'safety',
    apps: [app('dailyFieldReport', 'Daily Field Report', 'report')],
  },
  {
    id: 7,
    name: 'Purchasing',
    icon: 'purchaseOrder',
    apps: [app('poApproval', 'PO Approval (Mine)', 'approval'), app('poAll', 'PO (ALL)', 'purchaseOrder')],
  },
  { id: 9, name: 'Closeout', icon: 'closeout', apps: [app('closeoutManagement', 'Closeout', 'closeout')] },
  { id: 12, name: 'Dashboards', icon: 'dashboard', apps: [app('dashboards', 'Dashboards', 'dashboard')] },
];

const placed = (app: App): PlacedApp => ({ ...app, place: placeOf(app) });

/** The favourites of a person. */
export const sampleFavourites: readonly PlacedApp[] = [
  placed(app('workOrder', 'Work Order', 'workOrder')),
  placed(app('projectManagement', 'Schedule', 'schedule')),
  {
    ...app('overview', 'Program overview', 'dashboard'),
    place: { kind: 'dashboard', id: 'overview', title: 'Program overview' },
  },
];

/** What a person has opened last. */
export const sampleRecent: readonly PlacedApp[] = [
  placed(app('poAll', 'PO (ALL)', 'purchaseOrder')),
  placed(app('dailyFieldReport', 'Daily Field Report', 'report')),
  placed(app('closeoutManagement', 'Closeout', 'closeout')),
  placed(app('scopeManagement', 'Scope', 'scope')),
];

const longName =
  'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)';

/** A program with a short name. */
export const sampleProgram: ProgramChoice = {
  id: 'HFR',
  name: 'Harbor Fiber Rollout',
  color: 'oklch(0.62 0.14 200)',
  icon: 'fiber',
};

/** Programs, one of them with a very long name. */
export const samplePrograms: readonly ProgramChoice[] = [
  { id: 'AUD', name: 'Aurora Decommissioning', color: 'oklch(0.62 0.14 320)', icon: 'decommission' },
  { id: 'CPT', name: 'Cascade Peaks Towers', color: 'oklch(0.62 0.14 120)', icon: 'tower' },
  { id: 'GLD', name: 'Great Lakes 5G Densification', color: 'oklch(0.62 0.14 260)', icon: 'signal' },
  sampleProgram,
  { id: 'NCB', name: longName, color: 'oklch(0.62 0.14 40)', icon: 'backhaul' },
  { id: 'PSN', name: 'Public Safety Network', color: null, icon: 'shield' },
];

/** Dashboards with sub-groups, one inside the other. */
export const sampleDashboards: readonly DashboardEntry[] = [
  { type: 'Item', id: 'overview', title: 'Program overview', value: 'Dashboard:overview' },
  { type: 'Item', id: 'weekly', title: 'Weekly progress', value: 'Report:weekly' },
  {
    type: 'Group',
    id: 'cost',
    title: 'Cost',
    items: [
      { type: 'Item', id: 'spend', title: 'Spend by vendor', value: 'Report:spend' },
      {
        type: 'Group',
        id: 'closeout',
        title: 'Closeout',
        items: [{ type: 'Item', id: 'pending', title: 'Pending closeout cost', value: 'Dashboard:pending' }],
      },
    ],
  },
];
