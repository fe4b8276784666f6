// What the driver calls inside a page. esbuild bundles it with ivya, and Tab.ts evaluates the text once in each document.
import { Ivya } from 'ivya';

const ivya = Ivya.create({ browser: 'chromium' });
const all = (selector: string) => ivya.querySelectorAll(ivya.parseSelector(selector), document);

function one(selector: string): Element {
  const found = all(selector);
  if (found.length === 1 && found[0]) return found[0];
  const names = found.slice(0, 4).map((element) => ivya.previewNode(element));
  throw new Error(`${found.length} elements match ${selector}${found.length > 0 ? `:\n${names.join('\n')}` : ''}`);
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** The innermost element at a point, through open shadow roots. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === found) break;
    found = inner;
  }
  return found;
}

/** Whether an element is another one or within it, also if a shadow root is between them, or its label. */
function isWithin(element: Element | null, outer: Element): boolean {
  for (let at: Node | null = element; at; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null)) {
    if (at === outer || (at instanceof HTMLLabelElement && at.control === outer)) return true;
  }
  return false;
}

let last: { element: Element; at: string } | null = null;

/** The point at which a press reaches an element. Fails while it is hidden, disabled, still moving, or covered unless forced. */
function pointOf(selector: string, isForced = false) {
  const element = one(selector);
  if (!isVisible(element)) throw new Error(`${ivya.previewNode(element)} is not visible`);
  if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${ivya.previewNode(element)} is disabled`);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const target = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  const at = `${x} ${y} ${target.width}`;
  const isStill = last?.element === element && last.at === at;
  last = { element, at };
  if (!isStill) throw new Error(`${ivya.previewNode(element)} moves`);
  const hit = elementAt(x, y);
  if (!isForced && !isWithin(hit, element)) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    throw new Error(`${hit ? ivya.previewNode(hit) : 'nothing'} covers ${ivya.previewNode(element)}`);
  }
  return { x, y };
}

const pressEvents = 'pointerdown mousedown pointerup mouseup click auxclick dblclick contextmenu'.split(' ');

let guarded: string | null = null;
/** What the press reaches: null before it comes, and the empty text if it is the element. */
let hit: string | null = null;

/** A page may change between the last look at it and a press. Then the press reaches nothing, instead of something else. */
function watchPress(event: Event) {
  if (guarded === null || !event.isTrusted) return;
  if (hit === null) {
    const [target] = event.composedPath();
    const element = target instanceof Element ? target : document.documentElement;
    hit = all(guarded).some((wanted) => isWithin(element, wanted)) ? '' : ivya.previewNode(element);
  }
  if (hit === '') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Begins to watch the presses of an element. */
function guardPress(selector: string) {
  guarded = selector;
  hit = null;
  for (const type of pressEvents) window.addEventListener(type, watchPress, true);
}

/** Ends it. Returns what a press would have reached instead of the element; null if there is no such thing. */
function missedPress() {
  for (const type of pressEvents) window.removeEventListener(type, watchPress, true);
  guarded = null;
  return hit || null;
}

/** Returns the point at which the content of a frame begins. */
function originOf(selector: string) {
  const frame = one(selector);
  frame.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y } = frame.getBoundingClientRect();
  return { x: x + frame.clientLeft, y: y + frame.clientTop };
}

function focus(selector: string, isSelected: boolean) {
  const element = one(selector);
  if (!isVisible(element)) throw new Error(`${ivya.previewNode(element)} is not visible`);
  if (element instanceof HTMLElement) element.focus();
  if (isSelected && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) element.select();
}

const text = (element: Element) => ('innerText' in element ? String(element.innerText) : (element.textContent ?? ''));

Object.assign(globalThis, {
  gantryDriver: {
    one,
    pointOf,
    guardPress,
    missedPress,
    originOf,
    focus,
    hasFocus: (selector: string) => one(selector).matches(':focus'),
    count: (selector: string) => all(selector).filter(isVisible).length,
    read: (selector: string) => text(one(selector)),
    readAll: (selector: string) => all(selector).map(text),
    value: (selector: string) => {
      const element = one(selector);
      return 'value' in element ? String(element.value) : '';
    },
    attribute: (selector: string, name: string) => one(selector).getAttribute(name),
  },
});
