/**
 * Rewrites each address of a `srcset`. The descriptors, such as `2x`, stay.
 *
 * @param rewrite returns null for an address that is left out
 */
export function rewriteSrcset(srcset: string, rewrite: (address: string) => string | null): string {
  const candidates: string[] = [];
  // An address runs up to white space and may contain commas; a descriptor runs up to the next comma.
  for (const [, address = '', descriptor = ''] of srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+([^,]*)(?:,|$)|\s*$)/g)) {
    const rewritten = rewrite(address);
    if (rewritten !== null) candidates.push([rewritten, descriptor.trim()].filter(Boolean).join(' '));
  }
  return candidates.join(', ');
}
