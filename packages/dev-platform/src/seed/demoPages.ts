import { moduleTable } from '@gantry/portal-shell/contracts';
import type { ModuleKey, SubRouteDefinition, ViewDefinition } from '@gantry/portal-shell/contracts';
import { scheduleJobsOf } from './scheduleJobs.ts';

/** A page of the portal as `avery` sees it in the program `NWX`. */
export interface DemoPageAddress {
  readonly address: string;
  /** Its heading, letter by letter. */
  readonly heading: string;
}

const [job] = scheduleJobsOf('NWX', new Date(0));

/** A record of the program for each parameter of an address. */
const parameters: Readonly<Record<string, string>> = {
  jobSid: job?.jobSid ?? '',
  poNumber: 'PO-104001',
  ponumber: 'PO-104001',
};

/** Null for a screen that shows no heading of its own. A screen that is missing here does not compile. */
const screenHeadings: Readonly<Record<ModuleKey<'screen'>, string | null>> = {
  dashboards: 'Please select a Dashboard',
  notificationCenter: 'Notification Center',
  userLogout: null,
};

/** Opens a view at one record of the module; the Schedule is headed by the job, every other view by its page. */
function recordPage(view: ViewDefinition, { path }: SubRouteDefinition): DemoPageAddress {
  const page = view.subRoutes?.find(({ path: parent, name }) => name !== undefined && path.startsWith(`${parent}/`));
  return {
    address: `/apps/${view.route}/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? name))}`,
    heading: path === ':jobSid' ? `Job ${job?.jobSid ?? ''}, ${job?.site ?? ''}` : (page?.name ?? view.name),
  };
}

/** Every page that a module of the table can be opened at, a record of the demonstration data in the place of each parameter. */
export const demoPages: readonly DemoPageAddress[] = [
  ...moduleTable.view.flatMap((view: ViewDefinition) => [
    { address: `/apps/${view.route}`, heading: view.name },
    ...(view.subRoutes ?? []).map((sub) =>
      sub.name === undefined
        ? recordPage(view, sub)
        : { address: `/apps/${view.route}/${sub.path}`, heading: sub.name },
    ),
  ]),
  ...moduleTable.subApplication.map(({ route, name }) => ({ address: `/apps/${route}`, heading: name })),
  ...moduleTable.screen.flatMap(({ route }) => {
    const heading = screenHeadings[route];
    return heading === null ? [] : [{ address: `/apps/${route}`, heading }];
  }),
];
