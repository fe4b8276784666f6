import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand, BrowserProvider, TestProject } from 'vitest/node';
import type { EngineName, InputStep } from './engine.ts';
import { keys } from './Locator.ts';
import { startEngine, type Profile } from './start.ts';
import type { Tab } from './Tab.ts';

interface Target {
  readonly selector: string;
}

interface KeyState {
  readonly unreleased?: readonly string[];
}

interface Commands {
  registerCommand(name: string, command: BrowserCommand<never[]>): void;
}

/** Vitest keeps the file of tests in this frame of its page. */
const testFrame = 'iframe[data-vitest="true"]';

/** Vitest's browser mode over the driver of this folder. It mocks no modules. */
export const engineProvider = () =>
  defineBrowserProvider({
    name: 'engines',
    supportedBrowser: ['firefox', 'webkit'],
    providerFactory: (project) => new EngineProvider(project),
  });

class EngineProvider implements BrowserProvider {
  readonly name = 'engines';
  readonly supportsParallelism = true;
  /** The locators of Vitest's own provider make the selectors of ivya, which this driver reads. */
  readonly initScripts = [
    fileURLToPath(import.meta.resolve('@vitest/browser-playwright').replace(/index\.js$/, 'locators.js')),
  ];
  readonly #engine: Promise<Awaited<ReturnType<typeof startEngine>>>;
  #profile: Profile | null = null;
  #tab: Tab | null = null;

  constructor(project: TestProject) {
    // An instance of the configuration names one of the two above.
    this.#engine = startEngine(project.config.browser.name as EngineName, {
      preferences: { 'dom.multiple_import_maps.enabled': true },
    });
    // Vitest's types know the commands of an app alone, and not its own.
    const browser = project.browser as unknown as Commands | undefined;
    for (const [command, run] of Object.entries(this.#commands)) browser?.registerCommand(command, run);
  }

  async openPage(_session: string, url: string) {
    await this.#profile?.close();
    this.#profile = await (await this.#engine).open();
    this.#tab = await this.#profile.newTab();
    await this.#tab.goto(url);
    // From here on, the page has what finds the frame.
    await this.#page().css(testFrame).count();
  }

  getCommandsContext = () => ({});

  async close() {
    await this.#profile?.close();
    await (await this.#engine).close();
  }

  #page() {
    if (!this.#tab) throw new Error('Vitest has opened no page.');
    return this.#tab;
  }

  #frame = () => this.#page().css(testFrame).frame();
  #find = ({ selector }: Target) => this.#frame().find(selector);

  /** Keys reach the frame only while it has the focus, which a Tab after its last element takes from the page. */
  async #press(steps: readonly InputStep[]) {
    await this.#page().evaluate(
      (selector) => {
        const frame = document.querySelector<HTMLElement>(selector);
        if (document.activeElement !== frame || !document.hasFocus()) frame?.focus();
      },
      [testFrame],
    );
    if (steps.length > 0) await this.#frame().input(steps);
  }

  readonly #commands: Readonly<Record<string, BrowserCommand<never[]>>> = {
    __vitest_viewport: (_, { width, height }: { width: number; height: number }) => this.#page().resize(width, height),
    __vitest_click: (_, target: Target, options?: { button?: 'left' | 'right'; force?: boolean }) =>
      this.#find(target).click(options),
    __vitest_dblClick: (_, target: Target) => this.#find(target).click({ times: 2 }),
    __vitest_hover: (_, target: Target) => this.#find(target).hover(),
    __vitest_fill: (_, target: Target, text: string) => this.#find(target).fill(text),
    __vitest_clear: (_, target: Target) => this.#find(target).fill(''),
    __vitest_tab: (_, { shift = false }: { shift?: boolean }) => this.#press(keys(shift ? 'Shift+Tab' : 'Tab')),
    __vitest_keyboard: async (_, text: string, { unreleased = [] }: KeyState) => {
      const held = new Set(unreleased);
      const steps: InputStep[] = [];
      for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
        const key = keyDef.key ?? '';
        if (!releasePrevious) {
          for (let pressed = 0; pressed < repeat; pressed += 1) steps.push({ type: 'keyDown', key });
          held.add(key);
        }
        if (releasePrevious || releaseSelf) {
          steps.push({ type: 'keyUp', key });
          held.delete(key);
        }
      }
      await this.#press(steps);
      return { unreleased: [...held] };
    },
    __vitest_cleanup: (_, { unreleased = [] }: KeyState) =>
      this.#press(unreleased.map((key) => ({ type: 'keyUp', key }))),
  };
}
