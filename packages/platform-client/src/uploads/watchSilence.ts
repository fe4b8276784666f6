/** Silence that ends an attempt, in milliseconds. How long the whole takes does not matter. */
const longestSilenceMs = 60_000;
/** The operating system buffers up to this much after the browser reports 100 %. */
const heldBytes = 4_000_000;
/** The slowest line that it goes out on. */
const slowestBytesPerMs = 8;

/** Ends an attempt in which nothing happens. */
interface SilenceWatch {
  /** Fires after the silence, or with the given signal. */
  readonly signal: AbortSignal;
  readonly isOver: () => boolean;
  /** Something was sent or received. `handedBytes` is the size of a request of which all was handed to the system. */
  readonly heard: (handedBytes?: number) => void;
  readonly end: () => void;
}

/** Watches for silence from now on. */
export function watchSilence(given: AbortSignal): SilenceWatch {
  const own = new AbortController();
  const start = (handedBytes = 0) =>
    setTimeout(() => own.abort(), longestSilenceMs + Math.min(handedBytes, heldBytes) / slowestBytesPerMs);
  let timer = start();
  return {
    signal: AbortSignal.any([given, own.signal]),
    isOver: () => own.signal.aborted,
    heard: (handedBytes) => {
      clearTimeout(timer);
      timer = start(handedBytes);
    },
    end: () => clearTimeout(timer),
  };
}
