/** Fetch allows 64 KiB for all such calls together, and fails the one that is too much. */
const mostBytes = 48_000;
/** No letter takes more in UTF-8. */
const bytesOfUnit = 3;

let bytesUnderWay = 0;

/**
 * Makes a call that outlives its page (`keepalive` of fetch), so that what a person has changed arrives even if they close the page at once.
 * Calls that change nothing, or would be too much, end with the page.
 *
 * @param size the characters or bytes of the body
 * @param call receives whether the call is to outlive the page
 */
export async function outlivePage<Answer>(
  method: string,
  size: number,
  call: (keepalive: boolean) => Promise<Answer>,
): Promise<Answer> {
  const bytes = size * bytesOfUnit;
  if (method === 'GET' || bytesUnderWay + bytes > mostBytes) return call(false);
  bytesUnderWay += bytes;
  try {
    return await call(true);
  } finally {
    bytesUnderWay -= bytes;
  }
}
