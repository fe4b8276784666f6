/**
 * The contract between the portal and an embedded module. It is the same for both kinds of module.
 *
 * **A sub-application** is an ES module whose default export is made by `defineModule({ mount })`. It may import
 * `react`, `react/jsx-runtime`, `react-dom` and `react-dom/client`: an import map gives it the portal's own copies.
 *
 * **A view** is an HTML fragment of the monolith. It is sanitised (no inline script, style or handler survives), put into the page, and
 * its scripts then run one after the other, each time the view is opened. Before the first of them runs,
 * `window.Gantry.currentModule` is this context. After the last one has run, the event `gantry:module-ready` is dispatched on
 * `context.container`; it bubbles, and its `detail` is the context. `window.Gantry.currentModule` is `null` while no view is open.
 *
 * ```js
 * (function () {
 *   const context = window.Gantry.currentModule;
 *   context.container.querySelector('[data-program]').textContent = context.program.name;
 *   context.signal.addEventListener('abort', () => chart.dispose());
 * })();
 * ```
 *
 * **States.** start → loading → done | unauthorized | error. A module is *done* when its scripts have run or its `mount` has resolved.
 * After ten seconds the person may try again; only silence ends the load. A rejected `mount`, or a script that cannot be loaded or throws, is an *error*. Later, a module reports its
 * end by {@link ModuleContext.reportUnauthorized} and {@link ModuleContext.reportError}.
 *
 * **Leaving.** First {@link ModuleContext.signal} fires, then the unmount function that `mount` returned is called. Then the portal undoes
 * the remaining effects of the module's code: timers and frames, listeners on window and document, nodes in the head and body. An ES
 * module is evaluated once in each page load, so start such effects in `mount`, not at its top level.
 */

import type { ModuleDrafts } from './ModuleDrafts.ts';
import type { ModuleRequestFunction } from './ModuleRequest.ts';
import type { ModuleServices } from './ModuleServices.ts';
import type { ModuleUploadFunction, ModuleUploads } from './ModuleUpload.ts';
import type { ModuleWriteFunction } from './ModuleWrite.ts';

/** A program that a person works in. */
export interface ModuleProgram {
  readonly id: string;
  readonly name: string;
}

/** The signed-in person. */
export interface ModuleUser {
  /** The subject of the identity provider; the `userId` of notifications. */
  readonly id: string;
  readonly userName: string;
  readonly completeName: string;
  /** Null if the identity provider gives none. */
  readonly email: string | null;
  /** True for a general contractor's user. */
  readonly isUserGC: boolean;
}

/**
 * The language, zones, direction and theme of the portal. They may change while a module is open:
 * {@link ModuleContext.onAppearanceChange}.
 */
export interface ModuleAppearance {
  /** The tag of the language, such as `en` or `ar`. A portal may have others too. */
  readonly locale: string;
  /** The tag for formats of `Intl`, such as `en-US` or `ar-AE`. Since contract 1.2. */
  readonly formatLocale: string;
  /**
   * The names of the time zones for `Intl`, such as `America/Chicago`. Times are in the first, and so is the day that is today. The others
   * are those of the device and of the program, if they differ from it. Since contract 1.2.
   */
  readonly timeZones: readonly [string, ...string[]];
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}

/** The address of an open module. */
export interface ModuleRoute {
  /** The path of the module in the browser, such as `/apps/supplyChain/main` or `/portal/apps/supplyChain/main`, without a slash at the end. */
  readonly basePath: string;
  /** The path after {@link basePath}, such as `/items/12`, or an empty text. Only a sub-application owns the paths below its base. */
  readonly subPath: string;
  /** The parameters in the path, such as `jobSid`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The query of the address. If a key appears more than once, the last value counts. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * The inputs of a module besides the common context. They come from the path, the query or the session. A key that does not apply to the
 * module, or that is not in the address, is absent.
 */
export interface ModuleInputs {
  readonly jobSid?: string;
  readonly workOrderId?: string;
  readonly workorderid?: string;
  readonly roomId?: string;
  readonly headerId?: string;
  readonly invoiceNumber?: string;
  readonly company?: string;
  readonly view?: string;
  readonly hideFileAttachment?: boolean;
  readonly poNumber?: string;
  readonly ponumber?: string;
  readonly isUserGC?: boolean;
  readonly isUserTV?: boolean;
  /** An input of a module that the configuration names. */
  readonly [name: string]: string | boolean | undefined;
}

/** A message that the portal shows for five seconds. */
export interface ModuleToast {
  readonly title: string;
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'information';
}

/**
 * Called before the person leaves the module. A text is the question that the portal asks them. Null lets them leave without a question.
 * It must return at once, so it cannot be asynchronous.
 */
export type LeaveGuard = () => string | null;

/** Texts that a module keeps in this browser for the signed-in person. Sign-out removes them. */
interface ModuleStorage {
  /** Returns the text under a name; null if there is none. */
  getItem(this: void, name: string): string | null;
  /** Keeps a text. If the browser's storage is full or blocked, the text lasts until the page is left. */
  setItem(this: void, name: string, text: string): void;
  removeItem(this: void, name: string): void;
}

/** The portal's interface for a module. */
export interface ModuleContext {
  /** The version of the module contract that the portal speaks, such as `1.0`. */
  readonly contract: string;

  /** The module's element, inside the page’s gutter. It holds a view’s fragment; a sub-application renders into it. Leaving removes it. */
  readonly container: HTMLElement;

  /** The module's entry in the catalog. */
  readonly module: { readonly id: number; readonly name: string };

  /** The selected program; null in a program-agnostic module before one is chosen. A change of program opens the module again. */
  readonly program: ModuleProgram | null;

  readonly user: ModuleUser;

  /** The appearance at the time the module was opened. */
  readonly appearance: ModuleAppearance;

  /** The address at which the module was opened. */
  readonly route: ModuleRoute;

  readonly inputs: ModuleInputs;

  readonly services: ModuleServices;

  /** Calls a service, and says what it answered or why it failed. */
  readonly request: ModuleRequestFunction;

  /** Writes to a service, and keeps the write until it is sent. Since contract 1.2. */
  readonly write: ModuleWriteFunction;

  /** Sends a file to a service, with its row in the notification center. Since contract 1.2. */
  readonly upload: ModuleUploadFunction;

  /** The uploads of the person, for a draft that names them. Since contract 1.2. */
  readonly uploads: ModuleUploads;

  /**
   * For libraries that make calls themselves; elsewhere use {@link ModuleContext.request}. Returns the access token to send as `Authorization: Bearer …`, renewed if it is about to expire. Request it for each call. Calls also
   * need the header `Program` with the selected program's id. Rejects if the session has ended; the portal then leads to sign-in.
   */
  getAccessToken(this: void): Promise<string>;

  /**
   * Goes to an address of the portal, such as `/apps/workOrder?workOrderId=7`. If that leaves the module, the leave guards are asked.
   * `replace` replaces the present address in the history. An address of another origin throws a TypeError.
   */
  navigate(this: void, to: string, options?: { readonly replace?: boolean }): void;

  /**
   * Returns the address for a link to a path of the portal: `/portal/apps/workOrder` for `/apps/workOrder` if the portal is reached below
   * `/portal`. A path that has the base, and an address of another site, stay as they are.
   */
  hrefOf(this: void, path: string): string;

  toast(this: void, toast: ModuleToast): void;

  /** Opens the notification panel, at the named tab if there is one. A panel that is already open keeps its tab. */
  openNotificationPanel(this: void, tab?: 'active' | 'archive' | 'exports' | 'imports'): void;

  /**
   * Keeps texts for the person and the module. What a module writes into the browser's storages by itself is its own: it lasts beyond
   * sign-out, and other apps of the origin may use the same names. Since contract 1.1.
   */
  readonly storage: ModuleStorage;

  /** Keeps what a person has typed and not sent, over a reload, a crash and a new sign-in. Since contract 1.2. */
  readonly drafts: ModuleDrafts;

  /**
   * Protects unsaved work. The portal calls the guard before a change of address, program or account, and asks the person its question.
   * Before a reload or the closing of the tab, the browser asks its own question. Returns a function that removes the guard.
   */
  beforeLeave(this: void, guard: LeaveGuard): () => void;

  /**
   * Writes a time (a date, or milliseconds since 1970) as the portal does, in the present language and zone: `full` with the day of the week,
   * `time` without the date, or `moment`, which has a date only if the time is not of today. Where the clocks of the device or of the program
   * show another time, each zone is named and all are there. An invalid date throws a RangeError. Since contract 1.2.
   * @default style 'full'
   */
  formatTime(this: void, time: Date | number, style?: 'full' | 'time' | 'moment'): string;

  /** Fires when the module is left, before it is unmounted. */
  readonly signal: AbortSignal;

  /** Calls the listener on each change of locale, zones, direction or theme. Returns a function that removes it. Leaving removes it too. */
  onAppearanceChange(this: void, listener: (appearance: ModuleAppearance) => void): () => void;

  /**
   * Calls the listener when the address changes inside the module: below a sub-application's base path, or its query. A view is opened
   * again instead. Returns a function that removes the listener. Leaving removes it too.
   */
  onRouteChange(this: void, listener: (route: ModuleRoute) => void): () => void;

  /** Reports that the person may not see this module. The portal shows its 401 page instead. */
  reportUnauthorized(this: void): void;

  /** Reports that the module cannot continue. The portal shows its error card with a retry instead, and logs the reason. */
  reportError(this: void, reason: unknown): void;
}

/** Unmounts the sub-application. It is called once, after {@link ModuleContext.signal} has fired. */
export type ModuleUnmount = () => void | Promise<void>;

/** Renders the sub-application into the container. Resolves when it is ready for use. The result unmounts it. */
export type ModuleMount = (
  container: HTMLElement,
  context: ModuleContext,
) => void | ModuleUnmount | Promise<void | ModuleUnmount>;

/** The global `window.Gantry` for the scripts of a view. */
interface GantryGlobal {
  /** The context of the open view; null while no view is open. */
  currentModule: ModuleContext | null;
}

declare global {
  interface Window {
    Gantry?: GantryGlobal;
  }
}
