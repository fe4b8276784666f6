/** Adds the style sheet of the fonts to the page, once. */
export function addFonts(address: string): HTMLLinkElement {
  const id = 'gantry-fonts';
  const present = document.querySelector<HTMLLinkElement>(`link#${id}`);
  if (present !== null) return present;
  const link = Object.assign(document.createElement('link'), { id, rel: 'stylesheet', href: address });
  document.head.append(link);
  return link;
}
