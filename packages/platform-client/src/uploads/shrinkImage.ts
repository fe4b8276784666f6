/** Formats that stay what they are. Any other becomes a JPEG. */
const keptTypes: ReadonlySet<string> = new Set(['image/png', 'image/webp']);

const defaultQuality = 0.85;

/**
 * Makes a picture smaller, upright as a camera has marked it. Returns the file as it is if it is no picture that the browser can read, is small
 * enough, or would not be shorter.
 */
export async function shrinkImage(
  file: File,
  { maxEdge, quality = defaultQuality }: { readonly maxEdge: number; readonly quality?: number },
): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = maxEdge / Math.max(picture.width, picture.height);
    if (scale >= 1) {
      picture.close();
      return file;
    }
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = keptTypes.has(file.type) ? file.type : 'image/jpeg';
    const smaller = await canvas.convertToBlob({ type, quality });
    if (smaller.size >= file.size) return file;
    const name = smaller.type === file.type ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([smaller], name, { type: smaller.type, lastModified: file.lastModified });
  } catch (error) {
    console.warn('A picture was not made smaller, so it is sent as it is.', error);
    return file;
  }
}
