import type { DashboardEntry } from '@gantry/platform-client/services/application/application.schemas';
import type { App, AppGroup } from '../apps.ts';
import type { ProgramChoice } from '../programs.ts';
import type { TabStatus } from '../TabStatus/statusText.ts';
import type { WaitingRow } from '../WaitingList/WaitingList.tsx';

/** A module as a tile shows it. */
export const sampleApp = (id: string, name: string, icon: App['icon'], kind: App['place']['kind'] = 'module'): App => ({
  id,
  name,
  icon,
  href: `/apps/${id}`,
  place: { kind, id, title: name },
  favouriteButton: null,
});

/** The groups of a person who has most modules. */
export const sampleGroups: readonly AppGroup[] = [
  {
    id: 1,
    name: 'Planning and Schedule',
    icon: 'calendar',
    apps: [sampleApp('projectManagement', 'Schedule', 'schedule'), sampleApp('scopeManagement', 'Scope', 'scope')],
  },
  {
    id: 3,
    name: 'Field Work',
    icon: 'crew',
    apps: [
      sampleApp('workOrder', 'Work Order', 'workOrder'),
      sampleApp('fieldServiceManagement', 'Field Service', 'fieldService'),
      sampleApp('fieldServiceOperations', 'Field Service Operation 2.0', 'fieldService'),
      sampleApp('CrewForemanAssignment', 'Crew Foreman Assignment', 'crew'),
    ],
  },
  {
    id: 4,
    name: 'Safety and Daily Reports',
    icon: 'safety',
    apps: [sampleApp('dailyFieldReport', 'Daily Field Report', 'report')],
  },
  {
    id: 7,
    name: 'Purchasing',
    icon: 'purchaseOrder',
    apps: [sampleApp('poApproval', 'PO Approval (Mine)', 'approval'), sampleApp('poAll', 'PO (ALL)', 'purchaseOrder')],
  },
  { id: 9, name: 'Closeout', icon: 'closeout', apps: [sampleApp('closeoutManagement', 'Closeout', 'closeout')] },
  { id: 12, name: 'Dashboards', icon: 'dashboard', apps: [sampleApp('dashboards', 'Dashboards', 'dashboard')] },
];

/** The favourites of a person. */
export const sampleFavourites: readonly App[] = [
  sampleApp('workOrder', 'Work Order', 'workOrder'),
  sampleApp('projectManagement', 'Schedule', 'schedule'),
  sampleApp('overview', 'Program overview', 'dashboard', 'dashboard'),
];

/** What a person has opened last. */
export const sampleRecent: readonly App[] = [
  sampleApp('poAll', 'PO (ALL)', 'purchaseOrder'),
  sampleApp('dailyFieldReport', 'Daily Field Report', 'report'),
  sampleApp('closeoutManagement', 'Closeout', 'closeout'),
  sampleApp('scopeManagement', 'Scope', 'scope'),
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

/** The state of a tab in which a service asks to wait. */
export const sampleStatus: TabStatus = {
  version: '2.4.0',
  build: '3f9c1e7a52b08d64',
  newBuild: '',
  environment: 'production',
  session: 'good',
  hub: 'connected',
  waitingWrites: '0',
  serviceWaits: 'base 503 2026-11-22T09:21:10.000Z',
  online: 'online',
  storage: 'works',
  storageUsed: 1_200_000,
  keptOffline: { count: 12, bytes: 300_000, oldest: Date.UTC(2026, 10, 22, 7, 2) },
  policyReports: '0',
  language: 'en',
  window: '1440 × 900, 2×',
  browser:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
};

/** A change that has waited for three minutes. */
export const sampleWaitingRow = (id: string, title: string, change: Partial<WaitingRow> = {}): WaitingRow => ({
  id,
  title,
  target: id,
  createdAt: Date.now() - 3 * 60_000,
  isSending: false,
  refusal: null,
  hold: null,
  ...change,
});
