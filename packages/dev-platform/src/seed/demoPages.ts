import { moduleTable } from '@gantry/portal-shell/contracts';
import type { ModuleKey, SubRouteDefinition, ViewDefinition } from '@gantry/portal-shell/contracts';
import { scheduleJobsOf } from './scheduleJobs.ts';

/** A page of the portal as `avery` sees it in the program `NWX`. */
export interface DemoPageAddress {
  readonly address: string;
  /** The exact text of its heading. */
  readonly heading: string;
}

const [job] = scheduleJobsOf('NWX', new Date(0));

/** Demonstration values for the parameters of an address. */
const parameters: Readonly<Record<string, string>> = {
  jobSid: job?.jobSid ?? '',
  poNumber: 'PO-104001',
  ponumber: 'PO-104001',
};

/** Null for a screen without a heading of its own. The code does not compile if a screen is missing here. */
const screenHeadings: Readonly<Record<ModuleKey<'screen'>, string | null>> = {
  dashboards: 'Please select a Dashboard',
  notificationCenter: 'Notification Center',
  userLogout: null,
};

/** The address of a view at one record. The heading of the Schedule is the job, that of every other view is its page. */
function recordPage(view: ViewDefinition, { path }: SubRouteDefinition): DemoPageAddress {
  const page = view.subRoutes?.find(({ path: parent, name }) => name !== undefined && path.startsWith(`${parent}/`));
  return {
    address: `/apps/${view.route}/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? name))}`,
    heading: path === ':jobSid' ? `Job ${job?.jobSid ?? ''}, ${job?.site ?? ''}` : (page?.name ?? view.name),
  };
}

/** Every page of every module in the table. Records of the demonstration data replace the parameters. */
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
