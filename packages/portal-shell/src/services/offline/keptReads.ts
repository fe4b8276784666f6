import type { HttpRequest } from '../HttpClient.ts';

/** A call whose last answer is kept for a visit without a network. */
interface KeptRead {
  readonly service: HttpRequest['service'];
  readonly method: HttpRequest['method'];
  readonly path: RegExp;
  /** The first page of a list alone: later ones are many, and nobody reads far without a network. */
  readonly isFirstPage?: true;
}

/** Every call of the portal whose last answer is kept. Modules name theirs by `keep`. */
const keptReads: readonly KeptRead[] = [
  { service: 'application', method: 'GET', path: /^\/api\/MenuItems\/GetMenuItemsWithGroup$/ },
  { service: 'application', method: 'GET', path: /^\/api\/Dashboards$/ },
  {
    service: 'notification',
    method: 'POST',
    path: /^\/api\/Notifications\/GetFilteredNotifications$/,
    isFirstPage: true,
  },
  { service: 'notification', method: 'GET', path: /^\/api\/Notifications\/GetUnreadNotificationsCount$/ },
  { service: 'userAccess', method: 'GET', path: /^\/UserAccessProfile\/GetUserProfilePicture$/ },
  { service: 'monolith', method: 'GET', path: /^\/(?:Views\/|version\.manifest$)/ },
];

const isFirstPage = (body: unknown) =>
  typeof body === 'object' && body !== null && 'toDate' in body && body.toDate === null;

/** Whether the last answer of a call is kept. */
export const isKept = ({ service, method, path, body }: HttpRequest): boolean =>
  keptReads.some(
    (read) =>
      read.service === service &&
      read.method === method &&
      read.path.test(path) &&
      (read.isFirstPage === undefined || isFirstPage(body)),
  );
