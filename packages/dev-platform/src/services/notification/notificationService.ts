import { contractCalls } from '@gantry/notification-center/conformance';
import { pushSubscriptionSchema } from '@gantry/portal-shell/contracts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { addCall } from '../addCall.ts';
import { registerDevice } from '../devices.ts';
import { createService, readBody, refuse } from '../request.ts';
import { filterNotifications, modifiedAt } from './filter.ts';

/** The notification service, without its hub. */
export function createNotificationService({ state }: ServiceContext): Service {
  const { notifications } = state;
  const { getNotificationsSince, setMark, markAsReadBulk, getFilteredNotifications, getUnreadCount } = contractCalls;
  const service = createService();

  addCall(service, getNotificationsSince, ({ userName, parameters: { userId, dateTime } }) => {
    if (userId !== userName) return refuse(403, getNotificationsSince.refusals[403]);
    const since = Date.parse(dateTime);
    return notifications.list(userName).filter((notification) => modifiedAt(notification) >= since);
  });

  addCall(
    service,
    setMark,
    ({ userName, parameters: { id }, body: [{ value }] }) =>
      notifications.update(userName, id, { read: value }) ?? refuse(404, setMark.refusals[404]),
  );

  addCall(service, markAsReadBulk, ({ userName, body }) => {
    notifications.markAsRead(userName, body);
    return {};
  });

  addCall(service, getFilteredNotifications, ({ userName, body }) =>
    filterNotifications(notifications.list(userName), body),
  );

  addCall(service, getUnreadCount, ({ userName }) => notifications.list(userName).filter(({ read }) => !read).length);

  service.post('/api/PushNotifications/Subscribe', async (context) => {
    registerDevice(state, context.var.account, await readBody(context, pushSubscriptionSchema));
    return context.json({});
  });

  return service;
}
