import { contractCalls } from '@gantry/notification-center/conformance';
import { portalCalls } from '../../contract/portalCalls.ts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { addCall } from '../addCall.ts';
import { registerDevice } from '../devices.ts';
import { createService, refuse } from '../request.ts';

/** The notification service, without its hub. */
export function createNotificationService({ state }: ServiceContext): Service {
  const { notifications } = state;
  const { getNotificationsSince, setMark, giveReceipt, markAsReadBulk, getFilteredNotifications, getUnreadCount } =
    contractCalls;
  const service = createService();

  addCall(service, getNotificationsSince, ({ userName, parameters: { userId, dateTime } }) => {
    if (userId !== userName) return refuse(403, getNotificationsSince.refusals[403]);
    return notifications.of(userName).since(dateTime);
  });

  addCall(
    service,
    setMark,
    ({ userName, parameters: { id }, body: [{ value }] }) =>
      notifications.update(userName, id, { read: value }) ?? refuse(404, setMark.refusals[404]),
  );

  addCall(service, giveReceipt, ({ userName, parameters: { id } }) => {
    const held = notifications.get(userName, id);
    // Only the first receipt counts.
    if (held?.payload.receiptDate !== undefined) return held;
    const change = { read: true, payload: { receiptDate: new Date().toISOString() } };
    return notifications.update(userName, id, change) ?? refuse(404, giveReceipt.refusals[404]);
  });

  addCall(service, markAsReadBulk, ({ userName, body }) => {
    notifications.markAsRead(userName, body);
    return {};
  });

  addCall(service, getFilteredNotifications, ({ userName, body }) => notifications.of(userName).filter(body));
  addCall(service, getUnreadCount, ({ userName, body: { counted } }) =>
    notifications.of(userName).unreadCount(counted),
  );

  addCall(service, portalCalls.subscribeToPush, ({ userName, body }) => registerDevice(state, userName, body));

  return service;
}
