// What runs inside a page of the workshop. Each function is sent there as text, so it sees nothing of this file.

/** The part of Storybook's preview that these tests use. */
export interface PreviewWindow {
  /** `disableKeyListeners` is true while a play function runs. */
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; disableKeyListeners?: boolean } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    /** Each event has a payload of its own. */
    on: (event: string, listener: (payload: never) => void) => void;
    off: (event: string, listener: (payload: never) => void) => void;
    once: (event: string, listener: () => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
  /** What play functions threw. */
  playErrors: string[];
}

/**
 * Collects what play functions throw. Storybook only writes it into the console, and calls the story a success. It runs before Storybook's own
 * scripts.
 */
export function collectPlayErrors() {
  // Storybook's preview puts its channel on the window before it renders.
  const preview = window as unknown as PreviewWindow;
  preview.playErrors = [];
  let channel: PreviewWindow['__STORYBOOK_ADDONS_CHANNEL__'] | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: PreviewWindow['__STORYBOOK_ADDONS_CHANNEL__']) => {
      channel = value;
      for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
        value.on(event, (error: unknown) => preview.playErrors.push(JSON.stringify(error)));
    },
  });
}

/** Stops the clock. Timers go on. It runs before the page's own scripts. */
export function stopClock(time: number) {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [time], made) as Date,
  });
  Date.now = () => time;
}

/**
 * Asks for each frame. A page under a finger in which nothing moves may get none, for minutes: then no animation ends, for which Storybook waits
 * after each story, and no moment is idle.
 */
export function keepDrawing() {
  const draw = () => void requestAnimationFrame(draw);
  draw();
}

/** The phase that the story ended in, with what its play function threw; null until then. A render of the story while it plays reports an end of its own, although the play function goes on. */
export function readEnd(): { phase: string; errors: string[] } | null {
  // Storybook's preview puts these on the window.
  const { __STORYBOOK_PREVIEW__: preview, playErrors } = window as unknown as PreviewWindow;
  const { phase = '', disableKeyListeners } = preview?.currentRender ?? {};
  const hasEnded = disableKeyListeners !== true && /^(?:finished|errored|aborted)$/.test(phase);
  return hasEnded ? { phase, errors: playErrors.splice(0) } : null;
}

/** Renders the present story with these globals, as the toolbar does. */
export function renderWith(globals: { readonly theme: string; readonly language: string }): Promise<void> {
  // Storybook's preview puts these on the window.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  return new Promise((resolve) => {
    channel.once('storyRendered', resolve);
    channel.emit('updateGlobals', { globals });
  });
}

/** Replaces the story before it, which is in the same mode. */
export function replaceStory(storyId: string): Promise<void> {
  // Storybook's preview puts these on the window.
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  return new Promise((resolve) => {
    const listener = (finished: { storyId: string }) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', listener);
      resolve();
    };
    channel.on('storyFinished', listener);
    // React Aria remembers if the last input came from the pointer. A key press restores the state of a fresh page.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
