import { recordEffects } from '../effects/recorder.ts';
import type { LeaveGuards } from '../leaveGuards.ts';
import type { ModuleAppearance, ModuleRoute, ModuleUnmount } from '../../modules/ModuleContext.ts';
import { createModuleContext, type ModuleEnvironment } from './createModuleContext.ts';
import { ModuleHangError, ModuleUnauthorizedError, type ModuleLoader, type ModuleState } from './ModuleState.ts';

/** How long a module may take to be ready. */
export const hangTimeoutMs = 10_000;

/** What it takes to open a module. */
export interface OpenModuleOptions {
  readonly loader: ModuleLoader;
  readonly environment: ModuleEnvironment;
  readonly guards: LeaveGuards;
  /** The element that the module's container is put into, and taken out of when the module goes. */
  readonly parent: HTMLElement;
  /** Told each state after `start`, which the module is in until then. */
  readonly onStateChange: (state: ModuleState) => void;
  /** @default hangTimeoutMs */
  readonly timeoutMs?: number;
}

/** A module that is open. */
export interface OpenModule {
  readonly setAppearance: (appearance: ModuleAppearance) => void;
  readonly setRoute: (route: ModuleRoute) => void;
  /** Takes the module down: its signal, its own unmount, what it left outside its container, its container. */
  readonly close: () => void;
}

async function callUnmount(unmount: ModuleUnmount | null): Promise<void> {
  try {
    await unmount?.();
  } catch (error) {
    console.warn('A module failed while it was taken down; the rest of it was taken down all the same.', error);
  }
}

/** Opens a module. Its scripts are recorded from the first on, and undone when it is closed, fails or hangs. */
export function openModule(options: OpenModuleOptions): OpenModule {
  const { loader, environment, guards, parent, onStateChange, timeoutMs = hangTimeoutMs } = options;
  const container = document.createElement('div');
  const effects = recordEffects(loader.scriptFolders, loader.styles?.take());
  let unmount: ModuleUnmount | null = null;
  let isDone = false;
  let isOver = false;

  const takeDown = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('error', watchForLoss);
    held.close();
    void callUnmount(unmount);
    const styles = effects.undo();
    loader.styles?.keep(styles);
    container.remove();
  };

  const end = (state: ModuleState) => {
    if (isOver) return;
    takeDown();
    onStateChange(state);
  };
  const fail = (reason: unknown) => {
    if (!isOver) console.warn(`The module ${environment.module.name} failed.`, reason);
    end({ kind: 'error', reason });
  };

  const held = createModuleContext(environment, container, guards, loader.isInside, {
    onUnauthorized: () => end({ kind: 'unauthorized' }),
    onError: fail,
  });

  /** A React tree that throws is taken out by React: the module is gone although nobody said so. */
  const watchForLoss = ({ error, message }: ErrorEvent) => {
    queueMicrotask(() => {
      if (isDone && container.childNodes.length === 0) fail(error ?? new Error(message));
    });
  };

  const timer = setTimeout(() => fail(new ModuleHangError(timeoutMs)), timeoutMs);
  window.addEventListener('error', watchForLoss);

  const run = async () => {
    // React's StrictMode opens, closes and opens again at once; only what lasts is loaded.
    await Promise.resolve();
    if (isOver) return;
    parent.append(container);
    onStateChange({ kind: 'loading' });
    const mounted = await loader.load(held.context);
    if (isOver) {
      await callUnmount(mounted);
      return;
    }
    unmount = mounted;
    isDone = true;
    clearTimeout(timer);
    onStateChange({ kind: 'done' });
  };

  run().catch((reason: unknown) => {
    if (reason instanceof ModuleUnauthorizedError) end({ kind: 'unauthorized' });
    else fail(reason);
  });

  return { setAppearance: held.setAppearance, setRoute: held.setRoute, close: takeDown };
}
