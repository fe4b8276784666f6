import { contractMismatch } from '../contractVersion.ts';
import type { FakeServices } from '../fake/fakeServices.ts';
import type { ModuleContext, ModuleUnmount } from '../context/ModuleContext.ts';
import { moduleReadyEvent } from '../defineModule.ts';

/** A module as a test opens it. */
export interface ModuleUnderTest {
  /** Opens the module. Resolves when it is ready, with its unmount function; null if it has none. */
  readonly open: (context: ModuleContext) => Promise<ModuleUnmount | null>;
}

/** A module under test and what it needs. */
export interface ModuleHarness {
  readonly module: ModuleUnderTest;
  /** Answers the module's calls to the services. Without it, every call is refused with 404. */
  readonly answer?: FakeServices;
  /** `createRoot` of the `react-dom/client` that the module should share. Omit it for a module without React. */
  readonly createRoot?: (container: HTMLElement) => { render: (node: null) => void; unmount: () => void };
  /** The time limit for the module to become ready, and for it to be unmounted. @default 10000 */
  readonly timeoutMs?: number;
}

export const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The exports of an entry: its default, or its named exports. */
function exportsOf(entry: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(entry)) return {};
  return isObject(entry['default']) ? entry['default'] : entry;
}

/**
 * A sub-application under test.
 *
 * @param load imports its entry, such as `() => import('../dist/entry.js')`
 */
export function subApplication(load: () => Promise<unknown>): ModuleUnderTest {
  return {
    open: async (context) => {
      const entry = await load().catch((cause: unknown) => {
        throw new Error(`The entry failed while it was loaded: ${messageOf(cause)}`, { cause });
      });
      const { contract, mount } = exportsOf(entry);
      if (typeof mount !== 'function') {
        throw new TypeError('The entry exports no function mount. Write export default defineModule({ mount }).');
      }
      const mismatch = contractMismatch(context.module.name, contract);
      if (mismatch !== null) throw new Error(mismatch);
      let unmount: unknown;
      try {
        unmount = await mount(context.container, context);
      } catch (cause) {
        throw new Error(`mount failed: ${messageOf(cause)}`, { cause });
      }
      return typeof unmount === 'function' ? (unmount as ModuleUnmount) : null; // The contract says what mount returns.
    },
  };
}

/** The parts of a view under test. */
export interface ViewUnderTest {
  /** The fragment, whose scripts are left out as the portal's sanitiser does. */
  readonly html: string;
  /** The text of each script, in the order in which the fragment names them. */
  readonly scripts: readonly string[];
}

/** A view under test. Its scripts run again each time it is opened. */
export function view({ html, scripts }: ViewUnderTest): ModuleUnderTest {
  return {
    open: async (context) => {
      const { container, module, signal } = context;
      // The page of a test has no policy that forbids this.
      const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
      for (const script of content.querySelectorAll('script')) script.remove();
      const built = content.querySelector('[data-gantry-contract]')?.getAttribute('data-gantry-contract');
      const mismatch = contractMismatch(module.name, built ?? undefined);
      if (mismatch !== null) throw new Error(mismatch);
      container.replaceChildren(content);
      window.Gantry = { currentModule: context };
      signal.addEventListener('abort', () => {
        window.Gantry = { currentModule: null };
      });
      let thrown: unknown = null;
      const onError = ({ error }: ErrorEvent) => {
        thrown ??= error;
      };
      window.addEventListener('error', onError);
      for (const text of scripts) container.append(Object.assign(document.createElement('script'), { text }));
      window.removeEventListener('error', onError);
      if (thrown !== null) throw new Error(`A script of the view failed: ${messageOf(thrown)}`, { cause: thrown });
      container.dispatchEvent(new CustomEvent(moduleReadyEvent, { bubbles: true, detail: context }));
      return null;
    },
  };
}
