import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { EngineTab, FramePath, Json } from './engine.ts';
import { keys, typing, Locator, type Scope } from './Locator.ts';
import { until } from './until.ts';

const [built] = buildSync({
  entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
  bundle: true,
  minify: true,
  format: 'iife',
  write: false,
}).outputFiles;
const library = `() => { ${built?.text ?? ''}; return null; }`;

const asking = `(name, args) => {
  const driver = globalThis.gantryDriver;
  return driver ? JSON.stringify({ value: driver[name](...args) ?? null }) : 'no library';
}`;

/** A tab of a person. It is also the locator of everything in it. */
export class Tab extends Locator {
  readonly #engine: EngineTab;

  constructor(engine: EngineTab) {
    const scope: Scope = {
      ask: async (name, args, frames) => {
        // The engine finds a frame by the library of the document around it.
        const inner = frames.at(-1);
        if (inner !== undefined) await scope.ask('count', [inner], frames.slice(0, -1));
        let answer = await engine.call(asking, [name, args], frames);
        if (answer === 'no library') {
          await engine.call(library, [], frames);
          answer = await engine.call(asking, [name, args], frames);
        }
        // The function above writes this object.
        return (JSON.parse(answer ?? '') as { value: Json }).value;
      },
      input: (steps, frames) => engine.input(steps, frames),
      setFiles: async (selector, paths, frames) => {
        // The engine finds the field by the library of its document.
        await scope.ask('count', [selector], frames);
        await engine.setFiles(selector, paths, frames);
      },
    };
    super(scope);
    this.#engine = engine;
  }

  get messages() {
    return this.#engine.messages;
  }

  goto = (address: string) => this.#engine.goto(address);
  back = () => this.#engine.back();
  reload = () => this.#engine.reload();
  activate = () => this.#engine.activate();
  close = () => this.#engine.close();
  resize = (width: number, height: number) => this.#engine.resize(width, height);
  screenshot = () => this.#engine.screenshot();
  print = () => this.#engine.print();
  /** Presses a key or a chord where the focus is. */
  pressKey = (chord: string) => this.#engine.input(keys(chord));
  typeText = (text: string) => this.#engine.input(typing(text));

  /** Calls a function in the page, or in a frame. It sees nothing of this file but its arguments. */
  async evaluate<A extends readonly Json[], R>(
    run: (...args: A) => R,
    args: A,
    frames: FramePath = [],
  ): Promise<Awaited<R>> {
    const source = `async (...args) => JSON.stringify({ value: await (${String(run)})(...args) })`;
    // The function runs in the page, and its result comes back as JSON.
    return (JSON.parse((await this.#engine.call(source, args, frames)) ?? '') as { value: Awaited<R> }).value;
  }

  /** Evaluates a script, such as that of axe. */
  async addScript(text: string) {
    await this.#engine.call(`() => { ${text}; return null; }`, [], []);
  }

  address = () => this.evaluate(() => location.href, []);
  title = () => this.evaluate(() => document.title, []);

  expectAddress = (wanted: RegExp) => this.#expect('address', wanted);
  expectTitle = (wanted: RegExp) => this.#expect('title', wanted);

  #expect = (what: 'address' | 'title', wanted: RegExp) =>
    until(async () => {
      const seen = await this[what]();
      if (!wanted.test(seen)) throw new Error(`The ${what} is ${seen}, not ${String(wanted)}`);
    });
}
