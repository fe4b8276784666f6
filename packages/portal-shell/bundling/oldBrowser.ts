import type { Plugin } from 'vite';
import { supportedBrowsers } from '../../../scripts/support/browsers.mjs';
import { noncePlaceholder } from '../server/page.ts';
import { neededStyle, wordsId } from '../src/entry/oldBrowser.ts';
import type { OldBrowserMessages } from '../src/languages/en/oldBrowser.ts';
import { definitionOf, languageTags, type Language } from '../src/languages/languages.ts';

/** The page of a file that is lost stands in a `main` of the body too. The portal's own stand in its root. */
const look = 'max-width:640px;margin:12vh auto;padding:0 24px;font:16px/1.5 system-ui,sans-serif';
/** A browser that is too old hides the request to switch its scripts on. */
const style = `body>main,noscript{${look}}noscript{display:none}@supports ${neededStyle}{#${wordsId}{display:none}noscript{display:block}}`;

/** The browsers that the words name: each stands for those of its maker. */
const named = supportedBrowsers.filter(({ name }) => !/ESR|Android/.test(name));
const names = named.map(
  ({ name, version }) => `${name.replace(/Safari on iOS.*/, 'iOS').replace(/ on .*/, '')} ${version}`,
);
const newest = Math.max(...named.map(({ date }) => Date.parse(date)));

async function wordsIn(language: Language) {
  const file = new URL(`../src/languages/${language}/oldBrowser.ts`, import.meta.url);
  const { oldBrowserMessages } = (await import(file.href)) as { oldBrowserMessages: OldBrowserMessages }; // Each language exports it.
  const { title, text, noScript } = oldBrowserMessages;
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const date = new Date(newest).toLocaleDateString(`${language}-u-nu-latn`, month);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  const attributes = `lang="${language}" dir="${definitionOf(language).direction}"`;
  return {
    old: `<div ${attributes}><h1>${title}</h1><p>${text(date, list)}</p></div>`,
    noScript: `<p ${attributes}>${noScript}</p>`,
  };
}

/**
 * Puts the words into the page that a browser shows if it is too old, or if its scripts are off: in every language, since without a script
 * nothing says which one a person reads.
 */
export function oldBrowser(): Plugin {
  return {
    name: 'gantry-old-browser',
    async transformIndexHtml() {
      const words = await Promise.all(languageTags().map(wordsIn));
      const attrs = { nonce: noncePlaceholder };
      return [
        { tag: 'style', attrs, children: style, injectTo: 'head' },
        { tag: 'main', attrs: { id: wordsId }, children: words.map(({ old }) => old).join(''), injectTo: 'body' },
        { tag: 'noscript', children: words.map(({ noScript }) => noScript).join(''), injectTo: 'body' },
        // A browser without modules ignores the attribute, and runs it. Without its place, the frame is not shown.
        {
          tag: 'script',
          attrs: { ...attrs, nomodule: true },
          children: `document.getElementById('root').remove();document.getElementById('${wordsId}').style.display='block'`,
          injectTo: 'body',
        },
      ];
    },
  };
}
