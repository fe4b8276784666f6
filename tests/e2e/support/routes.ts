import { moduleIds, moduleTable, type ViewDefinition } from '@gantry/portal-shell/contracts';
import { portalConfiguration } from '../../../packages/dev-platform/src/portalConfiguration.ts';
import { permissionsOf, vendors } from '../../../packages/dev-platform/src/seed/permissions.ts';
import { programs } from '../../../packages/dev-platform/src/seed/programs.ts';
import { scheduleJobsOf } from '../../../packages/dev-platform/src/seed/scheduleJobs.ts';
import type { Account } from '../../../packages/dev-platform/src/state/accounts.ts';
import { messages as center } from '../../../packages/notification-center/src/languages/en/index.ts';
import { messages as arabic } from '../../../packages/portal-shell/src/languages/ar/index.ts';
import { messages as shell } from '../../../packages/portal-shell/src/languages/en/index.ts';

/** The texts of the portal. The tests of its screens hold the English ones to the words that people know. */
const textsOf = { en: { shell, center: center('en-US') }, ar: arabic };

/** The names that the installation gives to modules. */
const { names = {} } = portalConfiguration({ portalOrigin: '', platformOrigin: '' });

/** What a person sees at an address. */
export interface Screen {
  readonly address: string;
  /** The only heading of the first level. */
  readonly heading: string;
  /** A part of the tab's title, by default the heading. Other tests hold the whole titles. */
  readonly title?: string;
  /** A part of the main content. */
  readonly words?: string;
  /** The address that it redirects to. Its own unless given. */
  readonly leadsTo?: string;
}

/** What those who may open an address see, and what that takes. */
interface Row extends Screen {
  /** The module whose permission it takes. With 'any', the permission for any module is enough. By default it takes none. */
  readonly module?: Pick<ViewDefinition, 'route' | 'name' | 'code' | 'isProgramAgnostic'> | 'any';
  /** The program that the address names. By default the selected one counts. */
  readonly programId?: string;
}

const page = (address: string, { title, description }: Readonly<Record<'title' | 'description', string>>): Screen => {
  return { address, heading: title, words: description };
};

/** The first program of an account. A vendor has one, and emil none. */
export const programOf = ({ userName }: Account) =>
  programs.find(({ id }) => permissionsOf(userName).programIds.has(id)) ?? null;

/** The pages that need no sign-in. Two neighbours differ. */
export function publicPages(language: Account['locale']): readonly Screen[] {
  const { notFound, server, sessionExpired, unauthorized, maintenance } = textsOf[language].shell.errors;
  return [
    page('/Error/sessionExpired', sessionExpired),
    page('/Error/404', notFound),
    page('/Error/SessionExpired', sessionExpired),
    page('/Error/500', server),
    page('/Account/ExpiredSession', sessionExpired),
    page('/Error/unauthorized', unauthorized),
    page('/underMaintenance', maintenance),
  ];
}

/** Every address of the portal, and its screen for a person by the rules of docs/readings.md. `job` is an import of theirs. */
export function screensOf(account: Account, job: Readonly<Record<'id' | 'title', string>>): readonly Screen[] {
  const { userName, completeName, locale } = account;
  const { moduleIds: permitted, programIds } = permissionsOf(userName);
  const program = programOf(account);
  const { shell: texts, center } = textsOf[locale];
  const { notAuthorized, notFound } = texts.errors;
  const refusal = (address: string, description: string) => page(address, { title: notAuthorized.title, description });

  function screenOf({ module, programId, ...screen }: Row): Screen {
    if (module === undefined) return screen;
    const { code, isProgramAgnostic = false, ...own } = module === 'any' ? { code: null, route: '', name: '' } : module;
    const name = names[locale]?.['modules']?.[own.route] ?? own.name;
    // "Module access requires permission for the module id, and for the selected program unless the module is program-agnostic."
    const isInProgram = isProgramAgnostic || programIds.has(programId ?? program?.id ?? '');
    if (isInProgram && (code === null || permitted.has(moduleIds[code]))) return screen;
    if (programId !== undefined) return refusal(screen.address, notAuthorized.reasonUnknown);
    if (isProgramAgnostic) return refusal(screen.address, notAuthorized.reason(name));
    if (program !== null) return refusal(screen.address, notAuthorized.reasonInProgram(name, program.name));
    return page(screen.address, { title: texts.programs.title, description: texts.programs.noPermission });
  }

  const [dashboards, notificationCenter] = moduleTable.screen;
  const report = (programId: string, type: string, key: string, heading: string): Row => {
    const address = `/apps/dashboards/${programId}/${type}/${programId.toLowerCase()}-${key}`;
    return { address, module: dashboards, programId, heading };
  };
  const heading = center.results.titleOf(job.title);
  const { select, title } = texts.dashboards;
  const own = program?.id ?? 'NWX';
  const vendor = vendors[userName];
  const company = new URLSearchParams({ company: vendor?.company ?? '' }).toString();

  // Two neighbours never share a place, so that the focus moves to each.
  const rows: readonly Row[] = [
    vendor
      ? { address: '/', heading: 'Vendor Creation', leadsTo: `/apps/vendorCreation?${company}` }
      : { address: '/', module: 'any', heading: texts.home.greeting(completeName), title: texts.home.title },
    { address: '/apps', module: 'any', heading: texts.apps.greeting(completeName), title: texts.apps.title },
    ...moduleTable.view.flatMap(pagesOf),
    ...moduleTable.subApplication.map((module) => ({ address: `/apps/${module.route}`, module, heading: module.name })),
    ...[...moduleTable.view, ...moduleTable.subApplication].flatMap((module) => {
      const pages = 'importResults' in module ? module.importResults : [];
      const title = `${texts.notifications.importResults} – ${module.name}`;
      return pages.map(({ path }) => ({ address: `/apps/${module.route}/${path}/${job.id}`, module, heading, title }));
    }),
    { address: '/apps/notificationCenter', module: notificationCenter, heading: texts.notifications.title },
    // A sub-application owns every address below its own.
    ...moduleTable.subApplication.map((module): Row => {
      return { address: `/apps/${module.route}/some/record?view=all`, module, heading: module.name };
    }),
    { address: '/apps/notificationCenter/imports', module: notificationCenter, heading: texts.notifications.title },
    report(own, 'dashboard', 'overview', 'Program Overview'),
    { address: '/tabStatus', heading: texts.tabStatus.title },
    report(own, 'report', 'po', 'Purchase Orders by Vendor'),
    { ...report(own, 'chart', 'po', ''), ...page(report(own, 'chart', 'po', '').address, notFound) },
    { address: '/apps/dashboards', module: dashboards, heading: select, title },
    refusal('/notAuthorized', notAuthorized.reasonUnknown),
    ...['/nowhere', '/apps/nowhere', '/apps/workOrder/7', '/apps/projectManagement/10001/notes'].map((address) =>
      page(address, notFound),
    ),
    // These addresses choose the program.
    report('CPT', 'dashboard', 'cost', 'Cost to Complete'),
    report('HFR', 'report', 'crews', 'Crew Utilization'),
  ];
  return [...rows.map(screenOf), ...publicPages(locale)];
}

/** What a view shows at a record of the demonstration. */
const records: Readonly<Record<string, Partial<Screen>>> = {
  '10001': { heading: `Job 10001, ${scheduleJobsOf('NWX', new Date(0))[0]?.site ?? ''}`, words: 'Save note' },
  'PO-104001': { words: 'Purchase order PO-104001' },
};

/** The page of a view, its other pages, and one at a record for each of its parameters. */
function pagesOf(module: ViewDefinition): readonly Row[] {
  const { route, name, subRoutes = [] } = module;
  const pages = subRoutes.map(({ path, name: heading }): Row => {
    const [record = ''] = /:/.test(path) ? [path.includes('jobSid') ? '10001' : 'PO-104001'] : [];
    const parent = subRoutes.find((other) => path.startsWith(`${other.path}/`))?.name ?? name;
    const address = `/apps/${route}/${path.replace(/:\w+/, record)}`;
    return { address, module, heading: heading ?? parent, title: name, ...records[record] };
  });
  // The script of the Schedule shows its page once the jobs have arrived.
  return [
    { address: `/apps/${route}`, module, heading: name, words: name === 'Schedule' ? 'Import jobs' : '' },
    ...pages,
  ];
}
