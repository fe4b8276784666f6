import type { StoredFile } from '../../state/index.ts';

const largestPicture = 5 * 1024 * 1024;

const formats = [
  { contentType: 'image/png', extension: 'png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', extension: 'jpg', signature: [0xff, 0xd8, 0xff] },
] as const;

/** A picture and the name to store it under. */
export interface AcceptedPicture {
  readonly fileName: string;
  readonly file: StoredFile;
}

/** Reads an uploaded picture, or returns the reason of a refusal. The bytes decide its type, not the file name. */
export function readPicture(base64: string): AcceptedPicture | string {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return 'The picture is empty or is not base64.';
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.byteLength > largestPicture) return 'The picture is larger than 5 MB.';
  const format = formats.find(({ signature }) => signature.every((byte, index) => bytes[index] === byte));
  if (!format) return 'Only PNG and JPEG pictures are accepted.';
  return {
    fileName: `picture.${format.extension}`,
    file: { bytes, contentType: format.contentType, downloadName: null },
  };
}
