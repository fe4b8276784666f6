import { limitSilence, slowestBytesPerMs } from '@gantry/base/calls';

/** Silence that ends an attempt, in milliseconds. How long the whole takes does not matter. */
const longestMs = 60_000;
/** The operating system buffers up to this much after the browser reports 100 %. */
const heldBytes = 4_000_000;

/** Ends an attempt in which nothing happens from now on. */
export function watchSilence(given: AbortSignal) {
  const silence = limitSilence(given, undefined, longestMs);
  /** Something was sent or received. `handedBytes` is the size of a request of which all was handed to the system. */
  const heard = (handedBytes = 0) => silence.heard(Math.min(handedBytes, heldBytes) / slowestBytesPerMs);
  heard();
  return { ...silence, heard };
}
