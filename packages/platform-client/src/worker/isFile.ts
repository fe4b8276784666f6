/**
 * Whether an answer is the file that was asked for. A proxy may answer with its own page and success: kept under the name of a file, that
 * page would break every start until the next build.
 */
export function isFile(
  { ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>,
  address: string,
): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return ok && !redirected && isPage === new URL(address).pathname.endsWith('.html');
}
