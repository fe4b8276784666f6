/** Calls Depot's service, which identifies the person by an HttpOnly cookie. Resolves to the answer, if there is one. */
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

/** Resolves to the signed-in person of this browser, or null. */
export async function whoAmI(): Promise<string | null> {
  return ((await call('GET', '/session')) as { name: string | null }).name;
}

/** Resolves to the person's id, or null if name and password do not match. */
export async function signIn(name: string, password: string): Promise<string | null> {
  return ((await call('POST', '/session', { name, password })) as { name: string | null }).name;
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await call('DELETE', '/session');
}
