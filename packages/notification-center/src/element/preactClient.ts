/**
 * `react-dom/client` in the build of the elements, which draws with Preact. React Aria relies on three habits of React that Preact's own layer
 * for React leaves out.
 */
import { options } from 'preact';

export { createRoot } from 'preact/compat/client';

// Effects run at once and not after the next frame, as React runs those of a press or a key. They move the focus: the next key must find it moved.
options.requestAnimationFrame = queueMicrotask;

/** An event as React passes it to handlers: a plain object that can be copied, with the browser's event in it. */
type HandledEvent = Record<string, unknown>;

const handled = new WeakMap<Event, HandledEvent>();

/** Reading one of these makes the browser compute the layout. React's events lack them too. */
const isLayout = (name: string) => /^(?:offset|layer)[XY]$/.test(name);

/** Copies an event into a plain object. All handlers of the event share the copy, so each sees what the one before prevented. */
function copyEvent(event: Event): HandledEvent {
  const copy: HandledEvent = { nativeEvent: event, persist() {} };
  for (const name in event) {
    if (isLayout(name)) continue;
    // Every name in an event may be read by that name.
    const value: unknown = Reflect.get(event, name);
    copy[name] = typeof value === 'function' ? (...args: unknown[]): unknown => value.apply(event, args) : value;
  }
  copy['preventDefault'] = () => {
    event.preventDefault();
    copy['defaultPrevented'] = event.defaultPrevented;
  };
  copy['isDefaultPrevented'] = () => event.defaultPrevented;
  // The only way to ask. It is deprecated as a way to stop an event.
  copy['isPropagationStopped'] = () => event.cancelBubble;
  return copy;
}

options.event = (event: Event) => {
  const copy = handled.get(event) ?? copyEvent(event);
  handled.set(event, copy);
  const { currentTarget, eventPhase, defaultPrevented } = event;
  return Object.assign(copy, { currentTarget, eventPhase, defaultPrevented });
};

/** What Preact calls around each render. Its hooks are built on them, but its types leave them out. */
interface RenderOptions {
  /** Before a part is compared with what it was. */
  __b?: (node: unknown) => void;
  /** When the page shows a render, before its effects. */
  __c?: (node: unknown, effects: unknown) => void;
}

// The cast adds the two functions that the types leave out.
const renders = options as RenderOptions;
const { __b: onCompare, __c: onCommit } = renders;
/** Whether the page is being changed. Focus that moves now has not been moved by a person, so no handler is told, as in React. */
let isRendering = false;
renders.__b = (node) => {
  isRendering = true;
  onCompare?.(node);
};
renders.__c = (node, effects) => {
  isRendering = false;
  onCommit?.(node, effects);
};
for (const type of ['focus', 'focusin', 'blur', 'focusout']) {
  const skip = (event: Event) => {
    if (isRendering) event.stopImmediatePropagation();
  };
  window.addEventListener(type, skip, true);
}
