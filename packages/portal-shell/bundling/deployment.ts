import { createHash } from 'node:crypto';
import { minify, type Plugin, type Rollup } from 'vite';
import { basePlaceholder, noncePlaceholder } from '../server/page.ts';
import { baseElementName } from '@gantry/platform-client/addresses/portalBase';
import { buildElementName, versionPath } from '@gantry/platform-client/deployment/buildVersion';
import { reloadedBuildsKey } from '@gantry/platform-client/storage/stored';
import type { EntryMessages } from '../src/languages/en/entry.ts';
import { definitionOf, languageTags, sourceLanguage } from '../src/languages/languages.ts';

/** The names of the assets contain hashes of their contents, so together they identify a build. */
const buildIdOf = (bundle: Rollup.OutputBundle): string =>
  createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 16);

/** What the page says, by language. */
async function pagesByLanguage() {
  const pages = languageTags().map(async (language) => {
    const file = new URL(`../src/languages/${language}/entry.ts`, import.meta.url);
    const { entryMessages } = (await import(file.href)) as { entryMessages: EntryMessages }; // Each language exports it.
    const { application, reload } = entryMessages;
    const { title, missing } = application;
    return [language, { title, missing, reload, direction: definitionOf(language).direction }] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/**
 * The source of a script inside the page, which notes each file of the build that an element could not load.
 *
 * If the entry script or a part of it cannot be loaded, no other script of the portal runs. The page then reloads once, because a new build
 * may have replaced its files, or says what happened.
 *
 * The link to a lost file is removed, so that an import of the file loads it again, and receives the error.
 *
 * WebKit gives the refusal of a preloaded file to the next pages too, and does not ask the server again, until a page asks past the cache.
 */
const lostFileScript = async (build: string): Promise<string> => `
addEventListener('error', ({ target }) => {
  const isLink = target instanceof HTMLLinkElement;
  const address = isLink ? target.href : target instanceof HTMLScriptElement ? target.src : '';
  if (!address.startsWith(location.origin + '${basePlaceholder}/assets/')) return;
  if (isLink) {
    target.remove();
    return fetch(address, { cache: 'reload', redirect: 'manual' }).catch(() => {});
  }
  const key = ${JSON.stringify(reloadedBuildsKey)}, build = ${JSON.stringify(build)};
  try {
    const builds = sessionStorage.getItem(key) ?? '';
    if (!builds.includes(build)) {
      sessionStorage.setItem(key, builds + ' ' + build);
      return location.reload();
    }
  } catch {}
  const pages = ${JSON.stringify(await pagesByLanguage())};
  const language = [navigator.language.split('-')[0], '${sourceLanguage}'].find((known) => known in pages);
  const page = pages[language];
  const [main, heading, text, button] = ['main', 'h1', 'p', 'button'].map((tag) => document.createElement(tag));
  document.documentElement.lang = language;
  document.documentElement.dir = page.direction;
  document.title = heading.textContent = page.title;
  text.textContent = page.missing;
  text.setAttribute('role', 'alert');
  button.textContent = page.reload;
  button.onclick = () => location.reload();
  main.append(heading, text, button);
  document.body.replaceChildren(main);
}, true);`;

/** Gives the build an id: in the page, and in `version.json`, from which open pages learn of a new build. */
export function deployment(): Plugin {
  let build = '';
  return {
    name: 'gantry-deployment',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        build = buildIdOf(bundle);
        return {
          // Each visit loads the page again, so it has no indentation.
          html: html.replaceAll(/^\s+/gm, ''),
          tags: [
            { tag: 'meta', attrs: { name: buildElementName, content: build }, injectTo: 'head' as const },
            { tag: 'meta', attrs: { name: baseElementName, content: basePlaceholder }, injectTo: 'head' as const },
            {
              tag: 'script',
              attrs: { nonce: noncePlaceholder },
              children: (await minify('lost-file.js', await lostFileScript(build), { module: false })).code,
              injectTo: 'head' as const,
            },
          ],
        };
      },
    },
    generateBundle: {
      // After Vite has written the page, which gives the build its id.
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: versionPath.slice(1), source: `${JSON.stringify({ build })}\n` });
      },
    },
  };
}
