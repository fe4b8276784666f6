/** The services, by the names the control surface uses. */
export const serviceNames = [
  'application',
  'userAccess',
  'monolith',
  'notification',
  'base',
  'settings',
  'hub',
  'identity',
  'storage',
  'subApplications',
  'reports',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** The path of each service. The hub lies within the notification service, so it comes first. */
export const servicePaths: Readonly<Record<ServiceName, string>> = {
  hub: '/notification/notificationHub',
  application: '/application',
  userAccess: '/user-access',
  monolith: '/monolith',
  notification: '/notification',
  base: '/base',
  settings: '/settings',
  identity: '/identity',
  storage: '/storage',
  subApplications: '/sub-applications',
  reports: '/reports',
};

/** A service and the path within it, which starts with a slash. */
export interface ServiceAddress {
  readonly service: ServiceName;
  readonly path: string;
}

/** Finds the service that a path of the platform belongs to; null if there is none. */
export function serviceAddressOf(pathname: string): ServiceAddress | null {
  for (const service of ['hub', ...serviceNames] as const) {
    const base = servicePaths[service];
    if (pathname === base) return { service, path: '/' };
    if (pathname.startsWith(`${base}/`)) return { service, path: pathname.slice(base.length) };
  }
  return null;
}
