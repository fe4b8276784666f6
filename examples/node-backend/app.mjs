// What an app has of its own: people who sign in, messages for them, and reports that take a while to make.
import { randomUUID } from 'node:crypto';

const passwords = new Map([['avery', 'gantry']]);
const sessions = new Map(); // token → user
const files = new Set(); // Names that nobody can guess.
const stops = new Map(); // id → function that stops the work
const stepMs = Number(process.env.STEP_MS ?? 1000);

const payloadOf = (id) => ({ retryEnabled: true, cancellationEnabled: true, blobName: id, queueName: 'reports' });

/** The first notifications of a person. */
export function firstNotifications() {
  const item = (type, title, payload, id = randomUUID()) => ({ id, type, title, read: false, payload });
  const failed = randomUUID();
  return [
    item(
      'export',
      'Stock of March',
      { ...payloadOf(failed), status: 'failed', errorMessage: 'The disk was full.' },
      failed,
    ),
    item('announcement', 'The warehouse closes at noon', { priority: 'high' }),
    item('todo', 'Count shelf A7', { status: 'active', route: '/shelves/A7' }),
    item('todo', 'Count shelf B2', { status: 'active', route: '/shelves/B2' }),
  ];
}

/** The user of a request: by the token of a service, or by the cookie of a browser. */
export const userOf = ({ authorization, cookie = '' }) =>
  sessions.get(authorization?.slice('Bearer '.length) ?? /session=([\w-]+)/.exec(cookie)?.[1]);

/** The calls that need no session. A browser opens the address of a file without a token. */
export const publicCalls = {
  'POST /session': ({ body: { name, password }, refuse, response }) => {
    if (!password || passwords.get(name) !== password) return refuse(401);
    const token = randomUUID();
    sessions.set(token, name);
    response.setHeader('set-cookie', `session=${token}; HttpOnly; SameSite=Strict; Path=/`);
    return { name, token };
  },
  'GET /files/*': ({ id, refuse, response }) => {
    if (!files.has(id)) return refuse(404);
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="stock.csv"' });
    return response.end('shelf,pieces\nA7,12\nB2,86\n');
  },
};

/** The calls of jobs, and the one that starts a report. */
export function reportCalls(save) {
  /** Changes a job that has one of these statuses. */
  function change({ inbox, refuse = () => {} }, id, statuses, to) {
    const { payload } = inbox.items.get(id) ?? {};
    if (payload === undefined) return refuse(404);
    if (!statuses.includes(payload.status)) return refuse(409);
    return save(inbox, { id, payload: { ...payload, ...to } });
  }

  /** Works in five steps. */
  function work(inbox, id, percentage = 0) {
    const next = () => {
      const status = percentage === 100 ? 'completed' : 'running';
      change({ inbox }, id, ['enqueued', 'running'], { status, percentage });
      if (percentage < 100) work(inbox, id, percentage + 20);
    };
    const timer = setTimeout(next, stepMs);
    stops.set(id, () => clearTimeout(timer));
  }

  return {
    'POST /reports': ({ inbox, body: { title } }) => {
      const id = randomUUID();
      const payload = { ...payloadOf(id), status: 'enqueued', percentage: 0 };
      save(inbox, { id, type: 'export', title, read: false, payload });
      work(inbox, id);
      return { id };
    },
    'GET /api/UserBackgroundJobs/*': ({ inbox, id, refuse }) =>
      inbox.items.has(id) ? { Id: id, Description: inbox.items.get(id).title, ResultData: null } : refuse(404),
    'GET /api/UserBackgroundJobs/GetExportedFileUrl': ({ inbox, query: { id }, origin, refuse }) => {
      if (inbox.items.get(id)?.payload.status !== 'completed') return refuse(404);
      const file = randomUUID();
      files.add(file);
      return { Url: `${origin}/files/${file}` };
    },
    'POST /api/UserBackgroundJobs/RetryBackgroundJob': (call) => {
      const id = call.query.blobName;
      const job = change(call, id, ['failed', 'cancelled'], { status: 'running', percentage: 0 });
      if (job) work(call.inbox, id);
      return {};
    },
    'PUT /api/UserBackgroundJobs/CancellingBackgroundJob': (call) => {
      const { id } = call.query;
      if (change(call, id, ['enqueued', 'running'], { status: 'cancelled' })) stops.get(id)();
      return {};
    },
  };
}
