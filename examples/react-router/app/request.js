/** Calls the service on the origin of the app. It knows the person by a cookie. */
export async function request({ method, path, query, body, contentType = 'application/json', signal }) {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const headers = { 'content-type': contentType };
  const answer = await fetch(`${path}${search}`, { method, headers, body: JSON.stringify(body), signal });
  if (!answer.ok) throw new Error(`The service answered ${method} with ${answer.status}.`);
  return await answer.json();
}
