/** The EXIF of a photo (CIPA DC-008): its place, its date and the camera. A canvas draws the picture alone. */

const exifMark = 'Exif\0\0';
const [exifSegment, imageData] = [0xe1, 0xda];
const [orientation, exifPointer, pixelWidth, pixelHeight] = [0x0112, 0x8769, 0xa002, 0xa003];
const long = 4;

/** Other formats have it at places of their own. */
const otherFormat = /Exif|eXIf|EXIF/;

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/**
 * The segment of a JPEG that holds its EXIF; null if a picture has none.
 *
 * @throws Error if a picture of another format has some
 */
export function exifOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer);
  const isJpeg = bytes.length > 4 && view.getUint16(0) === 0xffd8;
  if (!isJpeg) {
    if (otherFormat.test(textOf(bytes))) throw new Error('The EXIF of this format cannot be carried over.');
    return null;
  }
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== imageData;) {
    const end = at + 2 + view.getUint16(at + 2);
    const mark = textOf(bytes.subarray(at + 4, at + 10));
    if (bytes[at + 1] === exifSegment && mark === exifMark) return bytes.slice(at, end);
    at = end;
  }
  return null;
}

/** Puts a segment with EXIF, which it corrects, into a JPEG that was drawn upright and in this size. */
export function withExif(
  jpeg: Blob,
  segment: Uint8Array<ArrayBuffer>,
  { width, height }: { readonly width: number; readonly height: number },
): Blob {
  const exif = new DataView(segment.buffer, 10);
  const isLittle = exif.getUint16(0) === 0x4949;
  const correct = (table: number): number => {
    const end = table + 2 + 12 * exif.getUint16(table, isLittle);
    for (let at = table + 2; at < end; at += 12) {
      const tag = exif.getUint16(at, isLittle);
      if (tag === exifPointer) correct(exif.getUint32(at + 8, isLittle));
      if (tag === orientation) exif.setUint16(at + 8, 1, isLittle);
      if (tag !== pixelWidth && tag !== pixelHeight) continue;
      exif.setUint16(at + 2, long, isLittle);
      exif.setUint32(at + 8, tag === pixelWidth ? width : height, isLittle);
    }
    return end;
  };
  // The small preview after the first table is not upright.
  exif.setUint32(correct(exif.getUint32(4, isLittle)), 0, isLittle);
  // Firefox takes nothing for a picture whose first part has less than three bytes.
  return new Blob([new Uint8Array([0xff, 0xd8, ...segment]), jpeg.slice(2)], { type: jpeg.type });
}
