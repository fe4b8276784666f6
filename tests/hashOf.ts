import { createHash } from 'node:crypto';

/** Resolves with the SHA-256 of a stream of bytes. */
export async function hashOf(bytes: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk as Uint8Array); // Streams of files and answers have bytes.
  return hash.digest('hex');
}

/** Resolves with the SHA-256 of what an address answers with. */
export async function hashFrom(address: string): Promise<string> {
  const { body } = await fetch(address);
  if (body === null) throw new Error(`${address} answers with nothing.`);
  return hashOf(body);
}
