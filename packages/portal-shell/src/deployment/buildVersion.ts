/** The agreement between the build, which writes the version, and the page, which reads it. */

/** The address of the version of the server's build: `{"build": id}`. */
export const versionPath = '/version.json';

/** The name of the element in the page that holds the id of its build. */
export const buildElementName = 'gantry-build';

/** Returns the id of the build that a page belongs to; null in development. */
export function buildOf(page: Document): string | null {
  const element = page.querySelector<HTMLMetaElement>(`meta[name="${buildElementName}"]`);
  return element?.content || null;
}
