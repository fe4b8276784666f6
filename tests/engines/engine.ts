/**
 * One way to drive Chromium, Firefox and WebKit: what `tests/journeys` and the component tests need, and no more.
 * `startEngine(name)` starts a browser; `browser.open()` gives a person's profile, which shares nothing with another one; `profile.newTab()` a
 * tab. A `Tab` finds elements as Playwright does, by role and name, label and text (`ivya`), also inside frames (`tab.frame(…)`), and acts by
 * input events of the browser itself. Each action and each `expect…` polls until its condition holds, or fails with what it saw.
 *
 * An engine implements the few calls below. Everything else is written once, in `Tab.ts` and `Locator.ts`.
 */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Button = 'left' | 'middle' | 'right';

/** An event of the mouse or of a key. A key has the name of `KeyboardEvent.key`. Points are those of the window's viewport. */
export type InputStep =
  | { readonly type: 'move'; readonly x: number; readonly y: number }
  | { readonly type: 'down' | 'up'; readonly button?: Button }
  | { readonly type: 'keyDown' | 'keyUp'; readonly key: string };

/** A line of the console, or an error that nothing caught. */
export interface Message {
  readonly type: 'error' | 'warning' | 'info';
  readonly text: string;
}

/** The selectors of the frames that lead from the top of a page to the frame in which a script runs. */
export type FramePath = readonly string[];

/** What an engine does for a tab. */
export interface EngineTab {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Calls the function with this source in a frame, and waits for its promise. It gets `args`, and gives text or nothing. */
  call(source: string, args: readonly Json[], frames: FramePath): Promise<string | null>;
  /** Chooses files in the input that a selector finds. */
  setFiles(selector: string, paths: readonly string[], frames: FramePath): Promise<void>;
  /** The events reach a frame. Points are those of the window's viewport all the same. */
  input(steps: readonly InputStep[], frames?: FramePath): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The PDF that the browser's own command prints: A4, with backgrounds. The driver of WebKitGTK has none. */
  print(): Promise<Buffer>;
  /** Shows the tab before the others of its window. */
  activate(): Promise<void>;
  close(): Promise<void>;
  readonly messages: readonly Message[];
}

/** The storage, cookies, tabs and downloads of one person. */
export interface EngineProfile {
  newTab(): Promise<EngineTab>;
  /** Every open tab, also those that the page has opened. */
  tabs(): Promise<readonly EngineTab[]>;
  /** The folder of downloaded files. */
  readonly downloads: string;
  /** Decides for the person whether an origin may show notifications; `prompt` if they are still to be asked. */
  setNotifications(origin: string, state: 'prompt' | 'denied'): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  open(): Promise<EngineProfile>;
  /** Ends it as a crash does. What it has written stays in its folder. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** The source of the function that finds an element for an engine, with what `Tab.ts` has put into the page. */
export const findingOne = '(selector) => globalThis.gantryDriver.one(selector)';
