import type { ModuleUnmount } from '@gantry/module';
import type { HeldModuleContext } from '@gantry/module/life';
import { guardFrame } from '../effects/guardFrame.ts';
import { reportSecondReact, watchRefusedStyles } from '../effects/sharedPage.ts';
import { recordEffects } from '../effects/recorder.ts';
import type { DraftShelf } from '@gantry/platform-client/drafts/createDraftShelf';
import type { HttpRequest } from '@gantry/platform-client/services/HttpClient';
import type { LeaveGuards } from '../leaveGuards.ts';
import { createHostedContext, type ModuleEnvironment } from './hostedContext.ts';
import {
  failureKindOf,
  ModuleFailure,
  ModuleUnauthorizedError,
  type ModuleLoader,
  type ModuleState,
} from './ModuleState.ts';
import { watchLoad } from './watchLoad.ts';

/** The time that the unmount function of a module has. */
const unmountMs = 10_000;

export interface OpenModuleOptions {
  readonly loader: ModuleLoader;
  readonly environment: ModuleEnvironment;
  readonly guards: LeaveGuards;
  /** The element that contains the module's container while the module is open. */
  readonly parent: HTMLElement;
  /** Called with each state after `start`, the state it begins in. */
  readonly onStateChange: (state: ModuleState) => void;
  /** The silence that ends the load. @default two minutes */
  readonly silenceMs?: number;
}

/** An open module. Closing it fires its signal, calls its unmount, undoes its effects outside its container and removes the container. */
export interface OpenModule extends Omit<HeldModuleContext, 'context' | 'drafts'> {
  readonly draftNotice: DraftShelf['notice'];
}

async function callUnmount(name: string, unmount: ModuleUnmount | null): Promise<void> {
  const timer = setTimeout(() => {
    console.warn(
      `The promise of the unmount function of the module ${name} did not settle within ${unmountMs / 1000} seconds. The portal closed the rest of it.`,
    );
  }, unmountMs);
  try {
    await unmount?.();
  } catch (error) {
    console.warn(`The module ${name} failed while it was closed. The portal closed the rest of it.`, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a module. The effects of its scripts outside its container are undone when it is closed or fails. */
export function openModule(options: OpenModuleOptions): OpenModule {
  const { loader, environment, guards, parent, onStateChange, silenceMs } = options;
  const { name } = environment.entry;
  const container = document.createElement('div');
  const effects = recordEffects(loader.scriptFolders, loader.styles?.take());
  let unmount: ModuleUnmount | null = null;
  let isDone = false;
  let isOver = false;
  let isLoadPending = false;
  const guard = guardFrame(parent, name, (error) => fail(error));

  const refusals = watchRefusedStyles(name, loader.scriptFolders);

  const undoEffects = () => {
    const { styles, count } = effects.undo();
    if (count > 0) {
      console.warn(
        `The module ${name} left ${count} timers, listeners or nodes outside its container, and the portal removed them. moduleRules of @gantry/module/testing name them.`,
      );
    }
    if (styles.length > 0) loader.styles?.keep(styles);
    // A script that is still loading may run after the module was left, so its effects are recorded until it has run.
    if (!isLoadPending) effects.stop();
  };

  const takeDown = () => {
    if (isOver) return;
    isOver = true;
    load.stop();
    window.removeEventListener('error', watchForLoss);
    held.close();
    void callUnmount(name, unmount);
    undoEffects();
    guard.stop();
    refusals.stop();
    container.remove();
  };

  const end = (state: ModuleState) => {
    if (isOver) return;
    takeDown();
    onStateChange(state);
  };
  const fail = (reason: unknown) => {
    if (!isOver) console.warn(`The module ${name} failed.`, reason);
    end({ kind: 'error', reason, failure: failureKindOf(reason, isDone) });
  };

  const load = watchLoad((silence) => {
    const message = `The module was not ready, and no file of it arrived for ${silence / 1000} seconds, so it was closed. Try again, and look at its requests if it happens again.`;
    fail(new ModuleFailure('hang', message));
  }, silenceMs);
  const http = { request: (request: HttpRequest) => load.during(() => environment.http.request(request)) };
  const held = createHostedContext({ ...environment, http }, container, guards, loader.isInside, {
    reportUnauthorized: () => end({ kind: 'unauthorized' }),
    reportError: fail,
  });

  /** React removes a tree that throws without reporting it, so this checks for an empty container. */
  const watchForLoss = ({ error, message }: ErrorEvent) => {
    queueMicrotask(() => {
      if (isDone && container.childNodes.length === 0) fail(error ?? new Error(message));
    });
  };

  window.addEventListener('error', watchForLoss);

  const run = async () => {
    // React's StrictMode opens, closes and opens a module at once. Only the last one is loaded.
    await Promise.resolve();
    if (isOver) return;
    parent.append(container);
    onStateChange({ kind: 'loading' });
    isLoadPending = true;
    const mounted = await loader.load(held.context, load.during, held.loadDrafts()).finally(() => {
      isLoadPending = false;
    });
    if (isOver) {
      await callUnmount(name, mounted);
      return;
    }
    guard.check();
    unmount = mounted;
    isDone = true;
    reportSecondReact(name, container, parent);
    load.stop();
    onStateChange({ kind: 'done' });
  };

  run()
    .catch((reason: unknown) => {
      if (reason instanceof ModuleUnauthorizedError) end({ kind: 'unauthorized' });
      else fail(reason);
    })
    .finally(() => {
      if (isOver) undoEffects();
    });

  const { setAppearance, setRoute, draftNotice } = held;
  return { setAppearance, setRoute, draftNotice, close: takeDown };
}
