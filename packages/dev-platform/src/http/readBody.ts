import type { IncomingMessage } from 'node:http';

/** The type of the pieces of a tus upload. */
export const tusContentType = 'application/offset+octet-stream';

const limit = 20 * 1024 * 1024;

/** The whole body of a request; null if it is longer than 20 MB. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    // A request without an encoding yields buffers only.
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > limit) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A body as the request log shows it: parsed if it is JSON, as it is if it is another text, null if it is empty or binary. */
export function loggedBody(contentType: string | undefined, bytes: Uint8Array): unknown {
  if (bytes.length === 0 || contentType?.startsWith('multipart/')) return null;
  const text = new TextDecoder().decode(bytes);
  if (!contentType?.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A test wants to see a body that is not the JSON it claims to be.
    return text;
  }
}
