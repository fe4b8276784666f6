import { notificationCalls } from '../../contract/notificationCalls.ts';
import type { TypeStatus } from '../../core/rules/lists.ts';
import type { FilterRequest } from '../NotificationClient.ts';
import type { ServiceRequest } from '@gantry/base/calls';
import { requestOf } from './requestOf.ts';

/** "Notification page size is 50." */
export const pageSize = 50;

/** Writes the body that asks for a page. Without `toDate` it is the first one. */
export function pageRequest(
  typeStatus: readonly TypeStatus[],
  toDate: string | null = null,
  size = pageSize,
): FilterRequest {
  return { pageSize: size, typeStatus, toDate };
}

/**
 * The first request that a center makes: the newest notifications of every type. An app may send it before the center's code has
 * arrived, and give the center that answer.
 */
export function newestNotificationsRequest(): ServiceRequest {
  return requestOf(notificationCalls.getFilteredNotifications, { body: pageRequest([]) });
}
