/** The browser's own way to open an address that has been checked. */
export function openUrl(url: string, target: 'sameTab' | 'newTab') {
  if (target === 'newTab') window.open(url, '_blank', 'noopener,noreferrer');
  else window.location.assign(url);
}
