/** A script that the page loads for someone with a session, if Home of a last visit is kept. It draws that once the styles are there. */
import { readKeyPress } from '@gantry/ui-kit';
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import { currentSubject, openSubject } from '@gantry/platform-client/auth/storedToken';
import { effectivePreferences } from '../preferences/effectivePreferences.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { readProgram } from '@gantry/platform-client/program/selectedProgram';
import { keptHomeKey } from '@gantry/platform-client/storage/stored';
import { drawNodes } from './drawNodes.ts';
import { hasStyles, homeFor } from './homeFor.ts';
import { drawnEvent, keptAttribute, pressedAttribute, type KeptHome, type KeptState } from './keptHome.ts';
import { quietStores } from './quietStores.ts';

const { session, local } = quietStores;

/** Home of the last visit; null if none is kept for this person, program and window. */
async function readHome(): Promise<KeptHome | null> {
  const now = Date.now() / 1000;
  const subject = currentSubject(session, now) ?? (await openSubject(local, now));
  const program = readProgram({ session, local });
  if (subject === null || program === null || pathOf(location.pathname) !== '/' || location.search !== '') return null;
  const look = effectivePreferences(readPreferences(local), null, navigator.languages);
  // What is not of the portal is for nothing, or cannot be drawn.
  const kept = JSON.parse(local.getItem(keptHomeKey) ?? 'null') as KeptHome | null;
  const isFor = homeFor({ ...look, subject, programId: program.id });
  return kept?.for === isFor ? kept : null;
}

/** Resolves when the browser has the style sheets of the page, and the page. Rejects if one cannot be loaded. */
async function arrived(): Promise<void> {
  if (!hasStyles()) throw new Error('A style sheet is lost.');
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  const loaded = (link: HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
  await Promise.all(links.map(loaded));
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Goes to an address as the router does, which follows or begins there. */
function go(href: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }; // The router writes it.
  history.replaceState({ ...history.state, idx }, '');
  history.pushState({ idx: idx + 1 }, '', href);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Opens or closes the group of a tile, as Home does at its address. */
function toggle(tile: HTMLButtonElement, groups: KeptHome['groups']): void {
  const id = tile.dataset['group'] ?? '';
  const list = tile.closest('ul');
  const opened = list?.querySelector<HTMLButtonElement>('button[aria-pressed="true"]');
  if (opened) {
    opened.setAttribute('aria-pressed', 'false');
    opened.removeAttribute('data-selected');
    opened.closest('li')?.nextElementSibling?.remove();
  }
  const isOpening = opened !== tile;
  if (isOpening) {
    tile.setAttribute('aria-pressed', 'true');
    tile.setAttribute('data-selected', 'true');
    const drawn = document.createDocumentFragment();
    drawNodes(drawn, [groups[id] ?? '']);
    tile.closest('li')?.after(drawn);
  }
  history.replaceState(history.state, '', location.pathname + (isOpening ? `?group=${id}` : ''));
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** An element of the drawing as React has it: the same one, or that of its name. */
const sameOf = <Kind extends HTMLElement>(root: Element, element: Kind): Kind | undefined =>
  element.isConnected
    ? element
    : [...root.querySelectorAll<Kind>(element.localName)].find((one) => nameOf(one) === nameOf(element));

/** What begins and ends the press of a pointer, before its click. */
const pointerSteps = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/**
 * Opens the link or the group that is pressed until React takes Home over. The last of the other buttons that is pressed until React has
 * drawn is pressed then, and what has the focus keeps it: React may draw another element in its place.
 */
function offer(root: Element, groups: KeptHome['groups']): void {
  const drawn = root.firstElementChild;
  const ended = new AbortController();
  const { signal } = ended;
  let wanted: HTMLButtonElement | null = null;
  let focused: HTMLElement | null = null;
  /** The button that was pressed before React attached its listeners. */
  let held: HTMLButtonElement | null = null;
  const isIn = (state: KeptState) => root.getAttribute(keptAttribute) === state;
  const want = (button: HTMLButtonElement) => {
    wanted?.removeAttribute(pressedAttribute);
    // React finds its own attributes alone.
    if (isIn('offered')) button.setAttribute(pressedAttribute, 'true');
    wanted = button;
  };

  const onPointer = (event: Event) => {
    const pressed = elementOf(event);
    if (/down|start/.test(event.type)) {
      if (isIn('drawn')) ended.abort();
      else held = pressed instanceof HTMLButtonElement ? pressed : null;
    }
    // React would draw at once to answer it, and forget it if the element is another one then. The click follows.
    if (isIn('taken') && pressed) event.stopImmediatePropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    const pressed = elementOf(event);
    const { key } = readKeyPress(event);
    if (isIn('drawn') || !(pressed instanceof HTMLButtonElement) || (key !== 'Enter' && key !== ' ')) return;
    // Its click may come after React has drawn, or never if the element is another one then.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isIn('offered')) pressed.click();
    else want(pressed);
  };

  const onClick = (event: Event) => {
    const pressed = elementOf(event);
    if (isIn('drawn')) {
      ended.abort();
      if (held === null || !(pressed instanceof HTMLButtonElement)) return;
      // React Aria answers to no click whose beginning it has not seen, but to that of a script, which no click may contain.
      event.stopImmediatePropagation();
      event.preventDefault();
      setTimeout(() => pressed.click());
      return;
    }
    held = null;
    // A page of an error may stand in its place.
    if (isIn('offered') && drawn?.isConnected !== true) {
      ended.abort();
      return;
    }
    if (pressed instanceof HTMLAnchorElement) {
      const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent; // A click is one.
      const isOwn = pressed.origin === location.origin && pressed.target === '' && pressed.hash === '';
      if (!isOwn || button > 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isIn('offered')) pressed.setAttribute(pressedAttribute, 'true');
      go(pressed.href);
    } else if (pressed instanceof HTMLButtonElement) {
      event.stopImmediatePropagation();
      if (isIn('offered') && pressed.dataset['group'] !== undefined) toggle(pressed, groups);
      else want(pressed);
    }
  };

  const onFocus = ({ target }: Event) => {
    focused = target instanceof HTMLElement ? target : null;
  };

  const onDrawn = () => {
    if (focused !== null && document.activeElement === document.body) sameOf(root, focused)?.focus();
    // Nothing clicks an element that has gone while a pointer was on it.
    const pressed = wanted ?? (held?.isConnected === false ? held : null);
    if (pressed === null) return;
    ended.abort();
    sameOf(root, pressed)?.click();
  };

  root.setAttribute(keptAttribute, 'offered' satisfies KeptState);
  const during = { capture: true, signal };
  root.addEventListener('click', onClick, during);
  root.addEventListener('focusin', onFocus, during);
  for (const step of pointerSteps) root.addEventListener(step, onPointer, during);
  // A listener of an element takes any event.
  root.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), during);
  root.addEventListener(drawnEvent, onDrawn, during);
}

/** The link or button that an event is about. */
function elementOf({ target }: Event): HTMLAnchorElement | HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button') : null;
}

/** Draws, unless the entry script has drawn something by then. */
async function draw(): Promise<void> {
  const drawn = document.createDocumentFragment();
  let home: KeptHome | null = null;
  try {
    home = await readHome();
    if (home === null) return;
    drawNodes(drawn, home.nodes);
    await arrived();
  } catch {
    // It is damaged, and the next one replaces it. If a style sheet is lost, the application loads it again, or says so.
    return;
  }
  const root = document.querySelector('#root');
  // The application may be about to draw.
  if (root?.childElementCount !== 0 || root.hasAttribute(keptAttribute)) return;
  root.append(drawn);
  offer(root, home.groups);
}

void draw();
