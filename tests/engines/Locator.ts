import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Button, FramePath, InputStep, Json } from './engine.ts';
import { until } from './until.ts';

/** What a locator asks of its tab. */
export interface Scope {
  ask(name: string, args: readonly Json[], frames: FramePath): Promise<Json>;
  input(steps: readonly InputStep[], frames?: FramePath): Promise<void>;
  setFiles(selector: string, paths: readonly string[], frames: FramePath): Promise<void>;
}

type RoleOptions = Parameters<typeof getByRoleSelector>[1];

/** A way to find elements, in a tab or in one of its frames. It finds them again at each use. */
export class Locator {
  readonly #scope: Scope;
  readonly #frames: FramePath;
  readonly selector: string;

  constructor(scope: Scope, selector = '', frames: FramePath = []) {
    this.#scope = scope;
    this.selector = selector;
    this.#frames = frames;
  }

  /** Those within this locator that a selector of ivya finds. */
  find(selector: string) {
    return new Locator(this.#scope, this.selector === '' ? selector : `${this.selector} >> ${selector}`, this.#frames);
  }

  role = (role: string, options?: RoleOptions) => this.find(getByRoleSelector(role, options));
  text = (text: string | RegExp, options?: { exact?: boolean }) => this.find(getByTextSelector(text, options));
  label = (text: string | RegExp, options?: { exact?: boolean }) => this.find(getByLabelSelector(text, options));
  css = (selector: string) => this.find(`css=${selector}`);
  /** Those that contain a text, in any case of letters. */
  with = (text: string) => this.find(`internal:has-text=${JSON.stringify(text)}i`);
  visible = () => this.find('visible=true');
  nth = (index: number) => this.find(`nth=${index}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);
  /** What is found from here on is inside the frame that this locator finds. */
  frame = () => new Locator(this.#scope, '', [...this.#frames, this.selector]);

  #ask = (name: string, ...args: Json[]) => this.#scope.ask(name, [this.selector, ...args], this.#frames);

  /** The point in the window at which a press reaches the element. */
  async #point(isForced = false) {
    // This scrolls the document, so it comes before the frames around it are measured.
    let point = moved({ x: 0, y: 0 }, await this.#ask('pointOf', isForced));
    for (const [at, frame] of this.#frames.entries()) {
      point = moved(point, await this.#scope.ask('originOf', [frame], this.#frames.slice(0, at)));
    }
    return point;
  }

  /** Sends input events to the frame, where the focus is. */
  input = (steps: readonly InputStep[]) => this.#scope.input(steps, this.#frames);

  /** Moves the pointer to the element, until it is where it was found: what a pointer moves over may move, and so may a page that loads. */
  hover = (isForced = false) =>
    until(async () => {
      const point = await this.#point(isForced);
      await this.input([{ type: 'move', ...point }]);
      const { x, y } = await this.#point(isForced);
      if (x !== point.x || y !== point.y) throw new Error(`${this.selector} moves`);
    });

  async click({
    button = 'left',
    times = 1,
    force = false,
    held = [],
  }: {
    readonly button?: Button;
    readonly times?: number;
    readonly force?: boolean;
    /** Keys that are held meanwhile. */
    readonly held?: readonly string[];
  } = {}) {
    const press: InputStep[] = [
      { type: 'down', button },
      { type: 'up', button },
    ];
    const steps = [
      ...held.map((key) => ({ type: 'keyDown', key }) as const),
      ...Array.from({ length: times }, () => press).flat(),
      ...held.map((key) => ({ type: 'keyUp', key }) as const),
    ];
    // The press reaches nothing if the page has moved since the last look at it.
    for (let triesLeft = 10; ; triesLeft -= 1) {
      await this.hover(force);
      if (!force) await this.#ask('guardPress');
      await this.input(steps);
      // A page that the press has ended answers nothing. The press has reached it.
      const missed = force ? null : await this.#ask('missedPress').catch(() => null);
      if (missed === null) return;
      if (triesLeft === 0) throw new Error(`${JSON.stringify(missed)} came in the way of ${this.selector}`);
    }
  }

  /** Gives the element the focus. A frame of another origin takes it by a press alone. */
  async focus(isSelected = false) {
    if (this.#frames.length > 0 && !(await until(() => this.#ask('hasFocus')))) await this.click();
    await until(() => this.#ask('focus', isSelected));
  }

  /** Replaces what a field holds, key by key. */
  async fill(text: string) {
    await this.focus(true);
    await this.#scope.input(text === '' ? keys('Delete') : typing(text), this.#frames);
  }

  /** Presses a key, such as `Enter` or `Shift+Tab`, while the element has the focus. */
  async press(chord: string) {
    await this.focus();
    await this.#scope.input(keys(chord), this.#frames);
  }

  setFiles = (...paths: string[]) => until(() => this.#scope.setFiles(this.selector, paths, this.#frames));
  count = async () => Number(await this.#ask('count'));
  // The page answers texts, a list of them, or null for an attribute that is not there.
  read = () => until(async () => (await this.#ask('read')) as string);
  value = () => until(async () => (await this.#ask('value')) as string);
  readAll = async () => (await this.#ask('readAll')) as readonly string[];
  attribute = (name: string) => until(async () => (await this.#ask('attribute', name)) as string | null);

  /** Waits until exactly this many of the elements are visible. */
  async expectCount(count: number) {
    await until(async () => {
      const seen = await this.count();
      if (seen !== count) throw new Error(`${seen} visible elements match ${this.selector}, not ${count}`);
    });
  }

  async expectVisible() {
    await until(async () => {
      if ((await this.count()) === 0) throw new Error(`No visible element matches ${this.selector}`);
    });
  }

  expectHidden = () => this.expectCount(0);

  async expectText(wanted: string | RegExp) {
    await until(async () => {
      const seen = (await this.#ask('read')) as string;
      const matches = typeof wanted === 'string' ? seen.includes(wanted) : wanted.test(seen);
      if (!matches) throw new Error(`${this.selector} reads "${seen}", not ${String(wanted)}`);
    });
  }
}

function moved({ x, y }: { x: number; y: number }, by: Json) {
  // The page answers a point.
  const point = by as { x: number; y: number };
  return { x: x + point.x, y: y + point.y };
}

/** The steps of the keys that type a text. */
export const typing = (text: string) => Array.from(text, (key) => keys(key)).flat();

/** The steps of a key, or of a chord such as `Control+k`. */
export function keys(chord: string): InputStep[] {
  const parts = chord.length === 1 ? [chord] : chord.split(/(?<=.)\+/);
  return [
    ...parts.map((key) => ({ type: 'keyDown', key }) as const),
    ...parts.toReversed().map((key) => ({ type: 'keyUp', key }) as const),
  ];
}
