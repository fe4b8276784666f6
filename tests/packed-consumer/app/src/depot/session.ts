/** Calls Depot's service, which knows the person by a cookie that no script can read. Resolves with its answer, if it has any. */
export async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`Depot answered ${method} ${path} with ${answer.status}.`);
  return answer.status === 204 ? undefined : await answer.json();
}

/** The person whose session this browser has, or null. */
export async function whoAmI(): Promise<string | null> {
  return ((await call('GET', '/session')) as { name: string | null }).name;
}

/** The person's id, or null where name and password do not belong together. */
export async function signIn(name: string, password: string): Promise<string | null> {
  return ((await call('POST', '/session', { name, password })) as { name: string | null }).name;
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await call('DELETE', '/session');
}
