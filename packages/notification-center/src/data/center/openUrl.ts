/** Opens a checked address with the browser. */
export function openUrl(url: string, target: 'sameTab' | 'newTab') {
  if (target === 'newTab') window.open(url, '_blank', 'noopener,noreferrer');
  else window.location.assign(url);
}
