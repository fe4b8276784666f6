/**
 * Reads `?program=` in an address. The choice is remembered once it is made, so the address goes on without it: a reload must not undo a
 * later choice.
 *
 * @returns the id it names, null without one, and the address without `?program=`
 */
export function takeRequestedProgram(address: string): { requestedId: string | null; address: string } {
  const url = new URL(address);
  const requestedId = url.searchParams.get('program');
  if (requestedId === null) return { requestedId, address };
  url.searchParams.delete('program');
  return { requestedId: requestedId === '' ? null : requestedId, address: url.href };
}
