/** Decodes neighbouring codes. In malformed UTF-8 the letters of ASCII are decoded all the same, as lenient servers do. */
function decodedCodes(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

/** Decodes a path until no encoded part is left, because a server may decode it more than once. A malformed code stays and hides no other. */
export function fullyDecoded(path: string): string {
  let decoded = path;
  for (;;) {
    const next = decoded.replaceAll(/(?:%[\da-f]{2})+/gi, decodedCodes);
    if (next === decoded) return decoded;
    decoded = next;
  }
}

/** True if some part of a path is `.` or `..`, encoded or not. A server could then leave the folder that the path starts in. */
export function isClimbingPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return fullyDecoded(pathname)
    .split(/[/\\]/)
    .some((part) => part === '.' || part === '..');
}

/** True if some part of a path contains an encoded slash or backslash, or the path climbs. */
export function hasHiddenParts(path: string): boolean {
  return isClimbingPath(path) || path.split('/').some((part) => /[/\\]/.test(fullyDecoded(part)));
}
