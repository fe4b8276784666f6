import type { ConfigurationInput } from '@gantry/portal-shell/contracts';
import { vendors } from './seed/permissions.ts';
import { findSeededProgram, programs, timeZoneOf } from './seed/programs.ts';
import {
  extensionFolders,
  fieldReport,
  subApplicationFolders,
} from './services/subApplications/subApplicationFolders.ts';

/** The origins of the two servers, without a slash at the end. */
export interface Origins {
  readonly portalOrigin: string;
  readonly platformOrigin: string;
}

/** What a sub-application asks for first. The others show one table. */
const firstCalls: Readonly<Record<string, string>> = {
  'supply-chain': '/supplychain/api/Items',
  'field-report': '/fieldreports/api/People',
};

/** The content of `/config.json` for a portal on this platform. */
export function portalConfiguration({ platformOrigin }: Origins): ConfigurationInput {
  return {
    product: 'gantry',
    environment: 'development',
    versionLabel: '0.0.1-local',
    identity: {
      authority: `${platformOrigin}/identity`,
      clientId: 'portal',
      scope: 'openid profile email portal',
    },
    services: {
      application: `${platformOrigin}/application`,
      userAccess: `${platformOrigin}/user-access`,
      monolith: `${platformOrigin}/monolith`,
      notification: `${platformOrigin}/notification`,
      base: `${platformOrigin}/base`,
      storage: `${platformOrigin}/storage`,
      settings: `${platformOrigin}/settings`,
    },
    flags: { PUSH_NOTIFICATIONS: false, BYPASS_MODULE_SECURITY: false, DEBUG: false },
    helpLinks: {
      knowledgeBase: 'https://help.gantry.example/',
      contactSupport: 'mailto:support@gantry.example',
      statusPage: 'https://status.gantry.example/',
    },
    reportsOrigin: platformOrigin,
    reportErrorLink: 'mailto:support@gantry.example?subject=Error%20in%20the%20portal',
    names: {
      ar: {
        modules: { closeoutManagement: 'إغلاق المواقع' },
        groups: { 9: 'الإغلاق والتسليم' },
        programs: { CPT: 'أبراج قمم كاسكيد' },
      },
    },
    programThemes: Object.fromEntries(
      programs.map(({ id, icon }, index) => [id, { color: programColor(index), icon }]),
    ),
    programTimeZones: Object.fromEntries(programs.map((program) => [program.id, timeZoneOf(program)])),
    clientList: Object.fromEntries(programs.map(({ id, name }) => [id, name])),
    vendorRedirects: vendorRedirects(),
    modules: subApplicationFolders.map(({ route, folder }) => ({
      route,
      entry: `${platformOrigin}/sub-applications/${folder}/entry.js`,
      ...(route === fieldReport.route && fieldReport),
      preload: { base: [firstCalls[folder] ?? `/records/api/${route}`] },
    })),
    extensions: extensionFolders.map((folder) => ({
      name: 'Workflow Desk',
      entry: `${platformOrigin}/sub-applications/${folder}/entry.js`,
      slots: ['tileBadges', 'search'],
      code: 'WFL',
    })),
    uploads: { tus: ['base'] },
    moduleOverrides: true,
    policyReports: `${platformOrigin}/policy-reports`,
    home: { activityColumns: ['announcements'] },
    notifications: { reconnectSpreadSeconds: 1 },
  };
}

/** Returns a colour that differs from its neighbours: the hue changes in big steps, the lightness in small ones. */
function programColor(index: number): string {
  const hue = (index * 137) % 360;
  const lightness = [0.62, 0.7, 0.55][index % 3] ?? 0.62;
  return `oklch(${String(lightness)} 0.13 ${String(hue)})`;
}

function vendorRedirects(): ConfigurationInput['vendorRedirects'] {
  return Object.fromEntries(
    Object.entries(vendors).map(([userName, { company, programId }]) => [
      userName,
      { company, program: { id: programId, name: findSeededProgram(programId)?.name ?? programId } },
    ]),
  );
}
