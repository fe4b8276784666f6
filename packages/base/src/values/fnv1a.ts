/** Hashes a text with FNV-1a, as a whole number of 32 bits. Equal texts have equal hashes; it protects nothing. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
