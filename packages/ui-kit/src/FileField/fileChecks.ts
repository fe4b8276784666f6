/** The types of endings for which a browser or a system has none, as for photos of a phone, and of the usual ones beside them. */
const typesOfEndings: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  dng: 'image/x-adobe-dng',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** The type of a file, by its ending where the browser knows none. */
const typeOf = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type.toLowerCase() || (typesOfEndings[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '');

/** Gives a file the type of its ending if it has none, so that a service too knows what it gets. */
export const withType = (file: File): File => {
  const type = typeOf(file);
  return file.type === '' && type !== ''
    ? new File([file], file.name, { type, lastModified: file.lastModified })
    : file;
};

/**
 * Whether a file is one of the types: an extension such as `.csv`, a type such as `image/png`, or a kind such as `image/*`. The ending counts where the
 * browser knows no type.
 */
export function isOfType(file: Pick<File, 'name' | 'type'>, accepted: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const known = typeOf(file);
  return accepted.some((each) => {
    const wanted = each.toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? known.startsWith(wanted.slice(0, -1)) : known === wanted;
  });
}
