import { pushSubscriptionSchema } from '@gantry/portal-shell/contracts';
import * as v from 'valibot';
import type { Service, ServiceContext } from '../../http/context.ts';
import { registerDevice } from '../devices.ts';
import { createService, readBody, refuse, requiredQuery } from '../request.ts';
import { filterNotifications, filterRequestSchema, modifiedAt } from './filter.ts';

/** The only supported patch changes the read mark. */
const readPatchSchema = v.strictTuple([
  v.strictObject({ op: v.literal('replace'), path: v.literal('/read'), value: v.boolean() }),
]);

const idsSchema = v.array(v.string());

/** The notification service, without its hub. */
export function createNotificationService({ state }: ServiceContext): Service {
  const { notifications } = state;
  const service = createService();

  service.get('/api/notifications', (context) => {
    const { userName } = context.var.account;
    if (requiredQuery(context, 'userId') !== userName)
      return refuse(403, 'These are the notifications of someone else.');
    const since = Date.parse(requiredQuery(context, 'dateTime'));
    if (Number.isNaN(since)) return refuse(400, 'dateTime: A moment is written as in ISO 8601.');
    return context.json(notifications.list(userName).filter((notification) => modifiedAt(notification) >= since));
  });

  service.patch('/api/notifications/:id', async (context) => {
    const contentType = context.req.header('content-type') ?? '';
    if (!/^application\/json-patch\+json\b/i.test(contentType)) {
      return refuse(415, 'A patch is sent as application/json-patch+json.');
    }
    const [{ value }] = await readBody(context, readPatchSchema);
    const updated = notifications.update(context.var.account.userName, context.req.param('id'), { read: value });
    return updated ? context.json(updated) : refuse(404, 'There is no such notification.');
  });

  service.put('/api/Notifications/MarkAsReadBulk', async (context) => {
    notifications.markAsRead(context.var.account.userName, await readBody(context, idsSchema));
    return context.json({});
  });

  service.post('/api/Notifications/GetFilteredNotifications', async (context) => {
    const request = await readBody(context, filterRequestSchema);
    return context.json(filterNotifications(notifications.list(context.var.account.userName), request));
  });

  service.post('/api/Notifications/GetUnreadNotificationsCount', (context) =>
    context.json(notifications.list(context.var.account.userName).filter(({ read }) => !read).length),
  );

  service.post('/api/PushNotifications/Subscribe', async (context) => {
    registerDevice(state, context.var.account, await readBody(context, pushSubscriptionSchema));
    return context.json({});
  });

  return service;
}
