/**
 * The script inside the page, which runs before anything is painted. It sets theme, density, language and direction. For someone with a
 * session, in this tab or in another one that is open, it has the application's files fetched, and Home drawn as the last visit left it.
 * Someone without a session is about to leave for the identity provider, and loads and sees none of it.
 */
import { pathOf } from '@gantry/platform-client/addresses/portalBase';
import { isEntrancePath, isPublicPath, signInCallbackPath } from '@gantry/platform-client/auth/addresses';
import { currentSubject, openSubject } from '@gantry/platform-client/auth/storedToken';
import { askEarlyForConfiguration } from '../config/askedConfiguration.ts';
import { effectivePreferences, type EffectivePreferences } from '../preferences/effectivePreferences.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { fontsKey, keptHomeKey } from '@gantry/platform-client/storage/stored';
import { addFonts } from './fontLink.ts';
import { canShowPortal } from './oldBrowser.ts';
import { quietStores } from './quietStores.ts';

const { session, local } = quietStores;

function dress({ theme, density, language, direction }: EffectivePreferences): void {
  const root = document.documentElement;
  Object.assign(root, { lang: language, dir: direction });
  Object.assign(root.dataset, { theme, density });
  // No style has arrived yet, and the browser paints an empty page in its own colours.
  const scheme = theme === 'system' ? 'light dark' : theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
}

/** Fetches the files that the entry script is going to import. */
function load(addresses: readonly string[]): void {
  for (const href of addresses) {
    const isStyle = href.endsWith('.css');
    const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href });
    // A style sheet is fetched once if each link to it has this mode.
    if (isStyle) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

// The entry script takes the answer, and has not arrived yet.
if (canShowPortal()) askEarlyForConfiguration();

const preferences = effectivePreferences(readPreferences(local), null, navigator.languages);
dress(preferences);
const path = pathOf(location.pathname);
const needsSession = canShowPortal() && !isPublicPath(path) && !isEntrancePath(path);
// A window of a sign-in reports to the page that opened it, and closes.
const isArriving = path === signInCallbackPath && window.opener === null;
const { dataset = {} } = document.currentScript ?? {};
// From the cache they arrive before Home is drawn. On a first visit they would take the network from the scripts.
if (dataset['fonts'] !== undefined && local.getItem(fontsKey) === dataset['fonts']) addFonts(dataset['fonts']);
// English messages need no file.
const messages = dataset[preferences.language]?.split(' ') ?? [];
const files = [...(dataset['preload']?.split(' ') ?? []), ...messages];
const begin = () => {
  load(files);
  // The bar is shown once its styles are there.
  document.documentElement.dataset['opening'] = '';
  // Without it, the bar alone is shown before the application.
  if (local.getItem(keptHomeKey) !== null) import(/* @vite-ignore */ dataset['home'] ?? '').catch(() => undefined);
};
const now = Date.now() / 1000;
if (isArriving) load(files);
else if (needsSession && currentSubject(session, now) !== null) begin();
// A tab that is open gives its session to this one.
else if (needsSession) void openSubject(local, now).then((subject) => subject !== null && begin());
