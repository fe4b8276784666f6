/**
 * Takes `?program=` out of an address: the choice is remembered from then on, and a reload must not undo a later one.
 *
 * @returns the id it names, null without one, and the address without it
 */
export function takeRequestedProgram(address: string): { requestedId: string | null; address: string } {
  const url = new URL(address);
  const requestedId = url.searchParams.get('program');
  if (requestedId === null) return { requestedId, address };
  url.searchParams.delete('program');
  return { requestedId: requestedId === '' ? null : requestedId, address: url.href };
}
