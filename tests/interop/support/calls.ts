import {
  createHttpNotificationClient,
  createLegacyJobService,
  createWorkflowJobService,
  type RequestFunction,
} from '@gantry/notification-center';
import { publishKey } from './servers.ts';

/** Returns a function that calls a service with a token, as the portal does. It rejects with the status if the call fails. */
export function callsOf(origin: string, token: () => string): RequestFunction {
  return async ({ method, path, query = {}, body, contentType = 'application/json', signal }) => {
    const answer = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: { authorization: `Bearer ${token()}`, ...(body !== undefined && { 'content-type': contentType }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([AbortSignal.timeout(30_000), ...(signal ? [signal] : [])]),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

/** The options of a notification center alone in its browser, with the services of a person. */
export const centerOf = (userId: string, request: RequestFunction) => ({
  client: createHttpNotificationClient({ request, userId }),
  jobs: { legacy: createLegacyJobService({ request }), workflow: createWorkflowJobService({ request }) },
  userId,
  callbacks: { navigate: () => {} },
  tabs: null,
  storage: null,
});

/** Publishes an announcement as another service of the platform does. Resolves to false if the instance did not accept it. */
export async function publish(origin: string, user: string, id: string, payload: object = {}): Promise<boolean> {
  const now = new Date().toISOString();
  const dates = { dateTime: now, createdDate: now, lastModifiedDate: now };
  const item = { id, type: 'announcement', title: `Announcement ${id}`, read: false, delete: false, ...dates };
  try {
    const answer = await fetch(`${origin}/internal/notifications/${user}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-publish-key': publishKey },
      body: JSON.stringify({ ...item, payload }),
      signal: AbortSignal.timeout(30_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The instance has stopped or is stopping. The caller tries again.
    return false;
  }
}
