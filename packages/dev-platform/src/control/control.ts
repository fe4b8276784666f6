import { Hono } from 'hono';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { Faults } from '../http/faults.ts';
import type { PolicyReports } from '../http/policyReports.ts';
import type { RequestLog } from '../http/requestLog.ts';
import type { Hub } from '../hub/hub.ts';
import { defaultTokenLifetime } from '../identity/identity.ts';
import type { Identity } from '../identity/identity.ts';
import type { Jobs } from '../jobs/index.ts';
import type { NotificationInput, State } from '../state/index.ts';
import { faultBody, hubBody, jobBody, listBody, notificationBody, sentenceOf, tokensBody } from './schemas.ts';

/** The parts of the platform that can be driven from outside. */
export interface ControlContext {
  readonly state: State;
  readonly jobs: Jobs;
  readonly hub: Hub;
  readonly identity: Identity;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly policyReports: PolicyReports;
}

/** The control surface, for tests and demonstrations. It asks for no token, so only this machine may reach it. */
export function createControl(context: ControlContext): Hono {
  const { state, jobs, hub, identity, faults, requests, policyReports } = context;
  return new Hono()
    .basePath('/control')
    .post('/reset', (context) => {
      jobs.reset();
      state.reset();
      faults.clear();
      requests.clear();
      policyReports.clear();
      hub.control('restore');
      identity.setTokenLifetime(defaultTokenLifetime);
      identity.resetPasswords();
      return context.body(null, 204);
    })
    .post('/notifications', async (context) => {
      const { user, notification, deliver } = await read(context, notificationBody);
      return context.json({ id: state.notifications.save(user, asInput(notification), { deliver }).id }, 201);
    })
    .post('/lists', async (context) => {
      const { user, notifications, deliver } = await read(context, listBody);
      const saved = state.notifications.saveList(user, notifications.map(asInput), { deliver });
      return context.json({ ids: saved.map(({ id }) => id) }, 201);
    })
    .post('/jobs', async (context) => context.json({ id: jobs.start(await read(context, jobBody)) }, 201))
    .post('/hub', async (context) => {
      const { action, ms } = await read(context, hubBody);
      hub.control(action, ms);
      return context.body(null, 204);
    })
    .post('/faults', async (context) => {
      faults.add(await read(context, faultBody));
      return context.body(null, 201);
    })
    .delete('/faults', (context) => {
      faults.clear();
      return context.body(null, 204);
    })
    .post('/tokens', async (context) => {
      identity.setTokenLifetime((await read(context, tokensBody)).lifetimeSeconds);
      return context.body(null, 204);
    })
    .get('/requests', (context) => {
      const after = Number(context.req.query('after') ?? 0);
      if (!Number.isInteger(after)) return refuse('after must be a whole number.');
      return context.json(requests.after(after));
    })
    .get('/policy-reports', (context) => context.json(policyReports.all()))
    .get('/connections', (context) => context.json(hub.connections()))
    .notFound((context) =>
      context.json({ message: `The control surface has no ${context.req.method} ${context.req.path}.` }, 404),
    )
    .onError((error) => {
      if (error instanceof HTTPException) return error.getResponse();
      throw error;
    });
}

function refuse(message: string): never {
  throw new HTTPException(400, { res: Response.json({ message }, { status: 400 }) });
}

async function read<Schema extends v.GenericSchema>(context: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  const body: unknown = await context.req.json().catch(() => refuse('The body is not JSON.'));
  const result = v.safeParse(schema, body);
  return result.success ? result.output : refuse(sentenceOf(result.issues));
}

/** Fields other than id and lastModifiedDate may be malformed on purpose: see {@link NotificationInput}'s Notification. */
const asInput = (notification: Readonly<Record<string, unknown>>) => notification as NotificationInput;
