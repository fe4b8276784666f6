/**
 * What the portal gives an embedded module, and what it asks of it. There are two kinds of module, one contract.
 *
 * **A sub-application** is an ES module whose entry exports `mount(container, context)` ({@link SubApplicationModule}). It may import
 * `react`, `react/jsx-runtime`, `react-dom` and `react-dom/client`: an import map gives it the portal's own copies.
 *
 * **A view** is an HTML fragment of the monolith. It is sanitised (no inline script, style or handler survives), put into the page, and
 * its scripts then run one after the other, anew each time the view is opened. Before the first of them runs,
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
 * **Life.** start → loading → done | unauthorized | error. A module is *done* when its scripts have run or its `mount` has resolved, and
 * has ten seconds for it. A rejected `mount`, a script that cannot be loaded or that throws is an *error*. Later ends are told by
 * {@link ModuleContext.reportUnauthorized} and {@link ModuleContext.reportError}.
 *
 * **Leaving.** First {@link ModuleContext.signal} fires, then the unmount function that `mount` returned is called, then the portal undoes
 * what the module's code put up while it was mounted and left behind: timers and frames, listeners on window and document, nodes in the
 * head and body. An ES module is evaluated once for the life of the page, so start such things in `mount`, not at its top level.
 */

/** A program a person works in. */
export interface ModuleProgram {
  readonly id: string;
  readonly name: string;
}

/** Who is signed in. */
export interface ModuleUser {
  /** The subject of the identity provider; the `userId` of notifications. */
  readonly id: string;
  readonly userName: string;
  readonly completeName: string;
  /** Null when the identity provider gives none. */
  readonly email: string | null;
  /** Whether this is a general contractor's user. */
  readonly isUserGC: boolean;
}

/**
 * How the portal looks and reads at this moment. It may change while a module is open:
 * {@link ModuleContext.onAppearanceChange}.
 */
export interface ModuleAppearance {
  readonly locale: 'en' | 'ar';
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
}

/** The address a module is open at. */
export interface ModuleRoute {
  /** The path the module owns, such as `/apps/supplyChain/main`; no slash at the end. */
  readonly basePath: string;
  /** What follows {@link basePath}, such as `/items/12`; empty at the base itself. Only a sub-application owns what lies below its base. */
  readonly subPath: string;
  /** The parameters in the path, such as `jobSid`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The query of the address; of a key given more than once, the last. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * What the catalog gives this module beside the common context, taken from the path, the query or the session. A key that does not
 * apply to the module, or that the address does not carry, is absent.
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
}

/** The name of an input the catalog can give a module. */
export type ModuleInputName = keyof ModuleInputs;

/** The base addresses of the services a module may call, without a slash at the end. */
export interface ModuleServices {
  readonly application: string;
  readonly userAccess: string;
  readonly monolith: string;
  readonly notification: string;
  readonly base: string;
  readonly storage: string;
}

/** A message the portal shows for five seconds. */
export interface ModuleToast {
  readonly title: string;
  /** Neutral when left out. */
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'information';
}

/**
 * Asked before the person leaves the module: a text is the question the portal puts to them, null lets them go without one. It is asked
 * at once, so it cannot wait for anything.
 */
export type LeaveGuard = () => string | null;

/** Everything the portal gives a module. */
export interface ModuleContext {
  /** The element the module owns, inside the page’s gutter: a view’s fragment is in it, a sub-application renders into it. It goes when the module goes. */
  readonly container: HTMLElement;

  /** Which entry of the catalog this is. */
  readonly module: { readonly id: number; readonly name: string };

  /** The selected program; null in a program-agnostic module before one is chosen. A change of program opens the module anew. */
  readonly program: ModuleProgram | null;

  readonly user: ModuleUser;

  /** The appearance when the module was opened. */
  readonly appearance: ModuleAppearance;

  /** The address the module was opened at. */
  readonly route: ModuleRoute;

  readonly inputs: ModuleInputs;

  readonly services: ModuleServices;

  /**
   * The access token to send as `Authorization: Bearer …`, renewed when it is about to expire; ask anew for each call. Calls carry the
   * header `Program` with the selected program's id too. Rejects when the session has ended: the portal is then on its way to sign-in.
   */
  getAccessToken(this: void): Promise<string>;

  /**
   * Goes to an address of the portal, such as `/apps/workOrder?workOrderId=7`; it asks the leave guards when that leaves the module.
   * `replace` keeps the present address out of the history. An address of another origin is refused with a TypeError.
   */
  navigate(this: void, to: string, options?: { readonly replace?: boolean }): void;

  toast(this: void, toast: ModuleToast): void;

  /**
   * Opens the notification panel, on the tab the module's jobs report to if one is named. In a panel that is open already, the tab that
   * the person chose stays.
   */
  openNotificationPanel(this: void, tab?: 'active' | 'archive' | 'exports' | 'imports'): void;

  /**
   * Keeps unsaved work: the guard is asked when the person goes to another address, program or account in the portal, which then asks
   * them; for a reload or a closed tab the browser puts its own question. Returns a function that takes the guard away.
   */
  beforeLeave(this: void, guard: LeaveGuard): () => void;

  /** Fires when the module is left, before anything of it is taken down. */
  readonly signal: AbortSignal;

  /** Calls the listener on each change of locale, direction or theme. Returns a function that stops it; leaving stops it too. */
  onAppearanceChange(this: void, listener: (appearance: ModuleAppearance) => void): () => void;

  /**
   * Calls the listener when the address changes inside the module: below a sub-application's base path, or its query. A view is opened
   * anew instead. Returns a function that stops it; leaving stops it too.
   */
  onRouteChange(this: void, listener: (route: ModuleRoute) => void): () => void;

  /** Says that the person may not see this module; the portal shows its 401 page in its place. */
  reportUnauthorized(this: void): void;

  /** Says that the module cannot go on; the portal shows its error card with a retry in its place, and logs the reason. */
  reportError(this: void, reason: unknown): void;
}

/** Takes down what `mount` put up. It is called once, after {@link ModuleContext.signal} has fired. */
export type ModuleUnmount = () => void | Promise<void>;

/** What the entry of a sub-application exports. */
export interface SubApplicationModule {
  /** Renders the sub-application into the container. Resolves when it can be used. */
  mount(container: HTMLElement, context: ModuleContext): void | ModuleUnmount | Promise<void | ModuleUnmount>;
}

/** What the portal puts on `window` for the scripts of a view. */
export interface GantryGlobal {
  /** The context of the view that is open; null while none is. */
  currentModule: ModuleContext | null;
}

/** The event dispatched on a view's container once all its scripts have run; its detail is the {@link ModuleContext}. */
export const moduleReadyEvent = 'gantry:module-ready';

declare global {
  interface Window {
    Gantry?: GantryGlobal;
  }
}
