/**
 * A script that the page loads for someone with a session. It draws Home as the last visit left it, or the bar alone, once the styles are
 * there.
 */
import { pathOf } from '../addresses/portalBase.ts';
import { currentSubject, openSubject } from '../auth/storedToken.ts';
import { buildOf } from '../deployment/buildVersion.ts';
import { effectivePreferences } from '../preferences/effectivePreferences.ts';
import { readPreferences } from '../preferences/preferencesStore.ts';
import { readProgram } from '../program/selectedProgram.ts';
import { keptHomeKey } from '../storage/stored.ts';
import { drawNodes } from './drawNodes.ts';
import {
  homeFor,
  isHomeOffered,
  keptAttribute,
  pressedAttribute,
  type DrawnNode,
  type KeptHome,
  type KeptState,
} from './keptHome.ts';
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
  const isFor = homeFor({ ...look, build: buildOf(document), subject, programId: program.id });
  return kept?.for === isFor ? kept : null;
}

const bar: readonly DrawnNode[] = [
  ['div', { style: 'block-size:var(--gantry-size-bar);background:var(--gantry-color-background-bar)' }, []],
];

/** Resolves when the browser has the style sheets of the page, and the page. */
async function arrived(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))));
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

/** Opens the link or the group that is pressed, and notes any other button, until React takes Home over. */
function offer(root: Element, groups: KeptHome['groups']): void {
  root.setAttribute(keptAttribute, 'offered' satisfies KeptState);
  const drawn = root.firstElementChild;
  const onClick = (event: Event) => {
    // A page of an error may stand in its place.
    if (!isHomeOffered(root) || drawn?.isConnected !== true) {
      root.removeEventListener('click', onClick, true);
      return;
    }
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent; // A click is one.
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    if (pressed instanceof HTMLAnchorElement) {
      const isOwn = pressed.origin === location.origin && pressed.target === '' && pressed.hash === '';
      if (!isOwn || button > 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      pressed.setAttribute(pressedAttribute, 'true');
      go(pressed.href);
    } else if (pressed instanceof HTMLButtonElement) {
      if (pressed.dataset['group'] !== undefined) {
        toggle(pressed, groups);
        return;
      }
      root.querySelector(`button[${pressedAttribute}]`)?.removeAttribute(pressedAttribute);
      pressed.setAttribute(pressedAttribute, 'true');
    }
  };
  root.addEventListener('click', onClick, true);
}

/** Draws, unless the entry script has drawn something by then. */
async function draw(): Promise<void> {
  const drawn = document.createDocumentFragment();
  let home: KeptHome | null = null;
  try {
    home = await readHome();
    drawNodes(drawn, home?.nodes ?? bar);
  } catch {
    // It is damaged. The next one replaces it.
    home = null;
    drawn.replaceChildren();
    drawNodes(drawn, bar);
  }
  await arrived();
  const root = document.querySelector('#root');
  // The application may be about to draw.
  if (root?.childElementCount !== 0 || root.hasAttribute(keptAttribute)) return;
  root.append(drawn);
  if (home !== null) offer(root, home.groups);
}

void draw();
