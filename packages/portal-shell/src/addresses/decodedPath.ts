/** Decodes a path until no encoded part is left, because a server may decode it more than once. A malformed part stays as it is. */
export function fullyDecoded(path: string): string {
  let decoded = path;
  for (;;) {
    let next: string;
    try {
      next = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
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
