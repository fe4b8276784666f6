/** The origins that the app allows, and its own: a file of this origin may have an address with http, as on a developer's machine. */
export function linkOrigins(allowed: readonly string[] = []): readonly string[] {
  return typeof location === 'undefined' ? allowed : [...allowed, location.origin];
}

/** Opens a checked address with the browser. */
export function openUrl(url: string, target: 'sameTab' | 'newTab') {
  if (target === 'newTab') window.open(url, '_blank', 'noopener,noreferrer');
  else window.location.assign(url);
}
