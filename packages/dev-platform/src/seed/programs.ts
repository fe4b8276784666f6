import type { Program } from '../state/index.ts';

/** A program with its icon and region. */
export interface SeededProgram extends Program {
  /** The name of an icon of the kit. */
  readonly icon: string;
  /** The first letters of its sites' codes. */
  readonly region: string;
}

const program = (id: string, region: string, icon: string, name: string): SeededProgram => ({ id, name, icon, region });

/** The programs. Their order decides their colours. */
export const programs: readonly SeededProgram[] = [
  program('NWX', 'TX', 'tower', 'Northwind Wireless Expansion'),
  program('HFR', 'MA', 'fiber', 'Harbor Fiber Rollout'),
  program('CPT', 'WA', 'tower', 'Cascade Peaks Towers'),
  program('GLD', 'MI', 'signal', 'Great Lakes 5G Densification'),
  program('PRF', 'NE', 'fiber', 'Prairie Rural Fiber, Broadband Equity Counties East of the River'),
  program('SCC', 'IL', 'smallCell', 'Small Cell City Centers'),
  program('DRM', 'AZ', 'antenna', 'Desert Ridge Macro Swap'),
  program(
    'NCB',
    'MN',
    'backhaul',
    'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)',
  ),
  program('BIC', 'CA', 'building', 'Bayline Indoor Coverage'),
  program('AUD', 'CO', 'decommission', 'Aurora Decommissioning'),
  program('PSN', 'OH', 'shield', 'Public Safety Network'),
  program('TRL', 'TN', 'rail', 'Trackside Rail Radio'),
  program('CLX', 'NJ', 'dataCenter', 'Coastal Landing Exchange'),
  program('EVC', 'OR', 'charging', 'Evergreen Vehicle Charging'),
  program('SLR', 'NV', 'solar', 'Solar Power for Remote Sites'),
  program('MSC', 'FL', 'satellite', 'Maritime Satellite Gateways'),
  program('STD', 'GA', 'stadium', 'Stadium and Arena Venues'),
  program('CBD', 'NY', 'building', 'Central Business District Rooftops'),
  program('FWA', 'KS', 'home', 'Fixed Wireless Access'),
  program('HLT', 'PA', 'hospital', 'Hospital Campus Networks'),
  program('UTL', 'WI', 'meter', 'Utility Smart Metering'),
  program('AIR', 'NC', 'airport', 'Airport Terminals Neutral Host'),
  program('TUN', 'VA', 'tunnel', 'Tunnels and Transit Stations'),
  program('EDU', 'IA', 'school', 'Schools and Libraries Connectivity'),
  program('GRD', 'LA', 'storm', 'Gulf Hurricane Grid Hardening'),
  program('MTB', 'MT', 'mountain', 'Mountain Backbone'),
  program('ISL', 'HI', 'island', 'Island Ring'),
  program('AGR', 'ND', 'farm', 'Precision Agriculture Coverage'),
  program('LGX', 'KY', 'warehouse', 'Logistics Parks Private 5G'),
  program('LEG', 'MO', 'archive', 'Legacy 3G Sunset'),
];

const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'MA MI OH NJ FL GA NY PA NC VA KY',
  'America/Chicago': 'TX NE IL MN TN KS WI IA LA ND MO',
  'America/Denver': 'CO MT',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'WA CA OR NV',
  'Pacific/Honolulu': 'HI',
};

/** The time zone of a program's sites. */
export function timeZoneOf({ region }: Pick<SeededProgram, 'region'>): string {
  const found = Object.keys(zones).find((zone) => zones[zone]?.split(' ').includes(region));
  if (found === undefined) throw new Error(`No time zone has the region ${region}. Add it to its zone.`);
  return found;
}

/** Finds a seeded program by its id; null if there is none. */
export function findSeededProgram(id: string): SeededProgram | null {
  return programs.find((candidate) => candidate.id === id) ?? null;
}
