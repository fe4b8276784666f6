import { createFakeContext, type FakeContextOptions, type FakePortal } from '../fake/createFakeContext.ts';
import { messageOf, type ModuleHarness } from './ModuleUnderTest.ts';
import { watchEffects, type Leftovers } from './watchEffects.ts';

// The rules watch these functions of the window, so they keep the originals for themselves.
const { setTimeout: later, clearTimeout: cancel } = globalThis;

/** The time in which leftovers may still disappear, such as a timer that is about to fire. */
const graceMs = 1000;

/** Gives the module time to react. */
export const pause = (ms = 100) => new Promise<void>((resolve) => void later(resolve, ms));

/** Resolves with false as soon as something is right, or with true if it is still wrong after a second. */
export async function staysWrong(isWrong: () => boolean): Promise<boolean> {
  const deadline = performance.now() + graceMs;
  while (isWrong()) {
    if (performance.now() >= deadline) return true;
    await pause(10);
  }
  return false;
}

/** Rejects with a sentence unless the promise settles in time. */
async function inTime<Value>(promise: Promise<Value>, timeoutMs: number, sentence: string): Promise<Value> {
  let timer: ReturnType<typeof later> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = later(() => reject(new Error(sentence)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => cancel(timer));
}

/** A module that is open, as a rule sees it. */
export interface Visit {
  readonly portal: FakePortal;
  /** The errors that reached the window since the module was opened. */
  readonly windowErrors: readonly unknown[];
}

/**
 * Opens the module, calls `during`, leaves the module and unmounts it.
 *
 * @returns what it left behind
 * @throws an Error whose message says which stage failed
 */
export async function visit(
  harness: ModuleHarness,
  during: (visit: Visit) => void | Promise<void> = () => undefined,
  options: FakeContextOptions = {},
): Promise<Leftovers> {
  const { module, answer, timeoutMs = 10_000 } = harness;
  const seconds = timeoutMs / 1000;
  const nonce = Object.assign(document.createElement('meta'), { nonce: 'test', content: 'test' });
  nonce.setAttribute('property', 'csp-nonce');
  document.head.append(nonce);
  const portal = createFakeContext({ ...(answer && { answer }), ...options });
  const windowErrors: unknown[] = [];
  const onError = ({ error, message }: ErrorEvent) => {
    // The browser's notice that the last entries of an observer come with the next frame is no error of the module.
    if (!message.startsWith('ResizeObserver loop')) windowErrors.push(error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => void windowErrors.push(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const watch = watchEffects();
  try {
    const unmount = await inTime(
      module.open(portal.context),
      timeoutMs,
      `The module was not ready within ${seconds} seconds. mount resolves as soon as there is something to see, and the rest is loaded after it.`,
    );
    await during({ portal, windowErrors });
    portal.leave();
    const unmounting = (async () => unmount?.())().catch((cause: unknown) => {
      throw new Error(`The module failed while it was unmounted: ${messageOf(cause)}`, { cause });
    });
    await inTime(
      unmounting,
      timeoutMs,
      `The promise of the unmount function did not settle within ${seconds} seconds, so nobody knows when the module is gone.`,
    );
    portal.container.remove();
    await staysWrong(() => Object.values(watch.leftovers()).some((left) => left.length > 0));
    return watch.leftovers();
  } finally {
    watch.stop();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    portal.close();
    nonce.remove();
  }
}
