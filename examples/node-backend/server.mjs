// A notification service with live events, in memory, on the origin of its app: PORT=4100 node server.mjs
import { createServer } from 'node:http';
import { firstNotifications, publicCalls, reportCalls, userOf } from './app.mjs';

const inboxes = new Map(); // user → inbox: the items by id, and the open event streams
let latest = 0;

const sorted = ({ items }) =>
  [...items.values()].toSorted((a, b) => b.lastModifiedDate.localeCompare(a.lastModifiedDate));

/** Stores a version under the time of this service, then sends it: whoever misses the event finds it by that time. */
function save(inbox, item) {
  const lastModifiedDate = new Date((latest = Math.max(latest + 1, Date.now()))).toISOString();
  const saved = { dateTime: lastModifiedDate, ...inbox.items.get(item.id), ...item, lastModifiedDate };
  inbox.items.set(item.id, saved);
  for (const stream of inbox.streams) stream.write(`event: Notification\ndata: ${JSON.stringify(saved)}\n\n`);
  return saved;
}

function openInbox(user) {
  const inbox = { user, items: new Map(), streams: new Set() };
  for (const item of firstNotifications()) save(inbox, item);
  return inboxes.set(user, inbox).get(user);
}

/** Every call of the notification center. */
const calls = {
  'GET /api/notifications': ({ inbox, query, refuse }) =>
    query.userId === inbox.user ? sorted(inbox).filter((item) => item.lastModifiedDate >= query.dateTime) : refuse(403),
  'PATCH /api/notifications/*': ({ inbox, id, body, refuse }) =>
    inbox.items.has(id) ? save(inbox, { id, read: body[0].value }) : refuse(404),
  'PUT /api/Notifications/MarkAsReadBulk': ({ inbox, body }) =>
    body.filter((id) => inbox.items.get(id)?.read === false).map((id) => save(inbox, { id, read: true })),
  'POST /api/Notifications/GetUnreadNotificationsCount': ({ inbox }) => sorted(inbox).filter((one) => !one.read).length,
  'POST /api/Notifications/GetFilteredNotifications': ({ inbox, body: { pageSize, typeStatus, toDate } }) => {
    const isAsked = ({ type, payload }) =>
      !typeStatus[0] || typeStatus.some((one) => one.type === type && ['', payload.status].includes(one.status));
    const found = sorted(inbox).filter((item) => item.lastModifiedDate <= (toDate ?? '9999') && isAsked(item));
    return { notifications: found.slice(0, pageSize), totalPages: Math.ceil(found.length / pageSize) };
  },
  'GET /events': ({ inbox, response: stream }) => {
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' }).flushHeaders();
    inbox.streams.add(stream.on('close', () => inbox.streams.delete(stream)));
  },
  ...reportCalls(save),
};

async function answer(request, response) {
  const { host, 'x-forwarded-host': publicHost = host } = request.headers; // A proxy names the origin of the app.
  const { pathname, searchParams, origin } = new URL(request.url, `http://${publicHost}`);
  const [id] = pathname.split('/').slice(-1);
  const names = [`${request.method} ${pathname}`, `${request.method} ${pathname.slice(0, -id.length)}*`];
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (status) => void send(status, { message: 'The service refused this.' });
  const user = userOf(request.headers);
  const call = names.map((name) => publicCalls[name] ?? (user && calls[name])).find(Boolean);
  if (!call) return refuse(user ? 404 : 401);
  try {
    const text = Buffer.concat(await request.toArray()).toString();
    const given = { id, query: Object.fromEntries(searchParams), body: text && JSON.parse(text) };
    const result = call({ ...given, inbox: user && (inboxes.get(user) ?? openInbox(user)), origin, refuse, response });
    return response.headersSent || send(200, result);
  } catch {
    return refuse(400);
  }
}

// A proxy keeps idle connections, and may send a call on one just as it is ended here.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));

server.listen(process.env.PORT ?? 4100, '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
