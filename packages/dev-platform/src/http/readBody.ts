import type { IncomingMessage } from 'node:http';

const limit = 20 * 1024 * 1024;

/** The whole body of a request, or null when it is longer than 20 MB. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    // Without an encoding set, a request gives nothing but buffers.
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > limit) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A body as the request log shows it: parsed when it is JSON, the text of other texts, null when empty or binary. */
export function loggedBody(contentType: string | undefined, bytes: Uint8Array): unknown {
  if (bytes.length === 0 || contentType?.startsWith('multipart/')) return null;
  const text = new TextDecoder().decode(bytes);
  if (!contentType?.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A body that claims to be JSON and is not is what a test wants to see as it came.
    return text;
  }
}
