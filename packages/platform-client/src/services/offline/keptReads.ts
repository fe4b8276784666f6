import { isRecord } from '@gantry/base/values';
import type { HttpRequest } from '../HttpClient.ts';

/** What a kept answer is part of. */
export type KeptPart = 'menu' | 'dashboards' | 'notifications' | 'unreadCount' | 'profile' | 'view';

/** A call whose last answer is kept for a visit without a network. */
interface KeptRead {
  /** What shows the answer, with its age beside it. */
  readonly part: KeptPart;
  readonly service: HttpRequest['service'];
  readonly method: HttpRequest['method'];
  readonly path: RegExp;
  /** The first page of a list alone: later ones are many, and nobody reads far without a network. */
  readonly isFirstPage?: true;
}

/** Every call of the portal whose last answer is kept. Modules name theirs by `keep`. */
const keptReads: readonly KeptRead[] = [
  { part: 'menu', service: 'application', method: 'GET', path: /^\/api\/MenuItems\/GetMenuItemsWithGroup$/ },
  { part: 'dashboards', service: 'application', method: 'GET', path: /^\/api\/Dashboards$/ },
  {
    part: 'notifications',
    service: 'notification',
    method: 'POST',
    path: /^\/api\/Notifications\/GetFilteredNotifications$/,
    isFirstPage: true,
  },
  {
    part: 'unreadCount',
    service: 'notification',
    method: 'POST',
    path: /^\/api\/Notifications\/GetUnreadNotificationsCount$/,
  },
  { part: 'profile', service: 'userAccess', method: 'GET', path: /^\/UserAccessProfile\/GetUserProfilePicture$/ },
  { part: 'view', service: 'monolith', method: 'GET', path: /^\/(?:Views\/|version\.manifest$)/ },
];

const isFirstPage = (body: unknown) => isRecord(body) && body['toDate'] === null;

/** What the answer of a call is part of; null if it is not kept. */
export const keptPartOf = ({ service, method, path, body }: HttpRequest): KeptPart | null =>
  keptReads.find(
    (read) =>
      read.service === service &&
      read.method === method &&
      read.path.test(path) &&
      (read.isFirstPage === undefined || isFirstPage(body)),
  )?.part ?? null;
