/**
 * The script inside the page, which runs before anything is painted. It sets theme, density, language and direction. For someone with a
 * session it has the frame that the build drew fetched and shown, and the application's files fetched. The application replaces the
 * frame. Someone without a session is about to leave for the identity provider, and loads and sees none of it.
 */
import { hrefOf, pathOf } from '../addresses/portalBase.ts';
import { isEntrancePath, isPublicPath, signInCallbackPath } from '../auth/addresses.ts';
import { hasCurrentSession } from '../auth/storedToken.ts';
import { effectivePreferences, type EffectivePreferences } from '../preferences/effectivePreferences.ts';
import { readPreferences } from '../preferences/preferencesStore.ts';
import { readProgram } from '../program/selectedProgram.ts';
import { createSafeStorage } from '../storage/browserStorage.ts';
import { fontsKey, shownNameKey } from '../storage/stored.ts';
import { addFonts } from './fontLink.ts';
import { canShowPortal } from './oldBrowser.ts';
import {
  conditionalParts,
  frameSelector,
  frameStylesAttribute,
  personPlaceholder,
  programPlaceholder,
  type FrameCondition,
} from './staticFrame.ts';

// The entry script reports a storage that is full or blocked.
const session = createSafeStorage(
  () => sessionStorage,
  () => undefined,
);
const local = createSafeStorage(
  () => localStorage,
  () => undefined,
);

function dress({ theme, density, language, direction }: EffectivePreferences): void {
  const root = document.documentElement;
  Object.assign(root, { lang: language, dir: direction });
  Object.assign(root.dataset, { theme, density });
  // No style has arrived yet, and the browser paints an empty page in its own colours.
  const scheme = theme === 'system' ? 'light dark' : theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
}

/** Fetches the files that the entry script is going to import. */
function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    const isStyle = href.endsWith('.css');
    const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'preload' : 'modulepreload', href });
    // A preloaded style sheet is used only if it was fetched in the mode of the link that needs it.
    if (isStyle) Object.assign(link, { as: 'style', crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}

/** Removes the parts that do not apply, and writes the names into the others. */
function complete(frame: HTMLElement, isMenuCollapsed: boolean): void {
  const conditions = new Set<string | undefined>([
    path === '/' ? 'home' : 'otherScreen',
    isMenuCollapsed ? 'narrowMenu' : 'wideMenu',
  ] satisfies FrameCondition[]);
  for (const part of frame.querySelectorAll<HTMLElement>(conditionalParts)) {
    if (!conditions.has(part.dataset['when'])) part.remove();
  }
  // The frame was drawn before its place was known.
  for (const link of frame.querySelectorAll('a')) link.setAttribute('href', hrefOf(link.getAttribute('href') ?? ''));
  const names = {
    [programPlaceholder]: readProgram({ session, local })?.name ?? frame.dataset['gantryFrame'] ?? '',
    [personPlaceholder]: session.getItem(shownNameKey),
  };
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode;
    for (const [placeholder, name] of Object.entries(names)) {
      // A line without a name keeps its height.
      if (text.nodeValue?.includes(placeholder) === true)
        text.nodeValue = name === null ? '\u00A0' : text.nodeValue.replace(placeholder, () => name);
    }
  }
}

/**
 * Fetches the frame and shows it, unless the entry script has drawn something by then. The parser of a request is the one that Trusted
 * Types leave to a page: a text could not become elements.
 */
function showFrame(address: string, nonce: string, isMenuCollapsed: boolean): void {
  const request = new XMLHttpRequest();
  request.addEventListener('load', () => {
    const found = request.responseXML;
    const frame = found?.querySelector<HTMLElement>(frameSelector);
    const root = document.querySelector('#root');
    if (!frame || root?.childElementCount !== 0) return;
    const style = Object.assign(document.createElement('style'), { nonce });
    style.textContent = found?.querySelector(`[${frameStylesAttribute}]`)?.textContent ?? '';
    document.head.prepend(style);
    complete(frame, isMenuCollapsed);
    root.append(document.adoptNode(frame));
  });
  request.open('GET', address);
  request.responseType = 'document';
  request.send();
}

const preferences = effectivePreferences(readPreferences(local), null, navigator.languages);
dress(preferences);
const path = pathOf(location.pathname);
const isSignedIn =
  canShowPortal() && !isPublicPath(path) && !isEntrancePath(path) && hasCurrentSession(session, Date.now() / 1000);
// A window of a sign-in reports to the page that opened it, and closes.
const isArriving = path === signInCallbackPath && window.opener === null;
const { nonce = '', dataset = {} } = document.currentScript ?? {};
const { language, isMenuCollapsed } = preferences;
// From the cache they arrive before the frame is drawn. On a first visit they would take the network from the scripts.
if (dataset['fonts'] !== undefined && local.getItem(fontsKey) === dataset['fonts']) addFonts(dataset['fonts']);
// The frame in the language comes first; English messages need no other file.
const [frame = '', ...messages] = dataset[language]?.split(' ') ?? [];
if (isSignedIn) showFrame(frame, nonce, isMenuCollapsed);
if (isSignedIn || isArriving) preload([...(dataset['preload']?.split(' ') ?? []), ...messages]);
