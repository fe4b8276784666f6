import type { RequestFunction } from '@gantry/notification-center';

/** Calls the service, which the app puts on its own origin. It knows the person by a cookie. */
export const request: RequestFunction = async ({ method, path, query, body, contentType, signal }) => {
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(`${path}${search}`, {
    method,
    headers: { 'content-type': contentType ?? 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`The service answered ${method} with ${answer.status}.`);
  return await answer.json();
};
