import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';
import { basePlaceholder, noncePlaceholder } from '../server/page.ts';
import { baseElementName } from '../src/addresses/portalBase.ts';
import { buildElementName, versionPath } from '../src/deployment/buildVersion.ts';
import { reloadedBuildsKey } from '../src/deployment/reloadedBuilds.ts';
import { arabic } from '../src/entry/messages/arabic.ts';
import { english, type EntryMessages } from '../src/entry/messages/english.ts';

/** The names of the assets contain hashes of their contents, so together they identify a build. */
const buildIdOf = (bundle: Rollup.OutputBundle): string =>
  createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 16);

const textsOf = ({ application: { title, missing }, reload }: EntryMessages) => ({ title, missing, reload });

/**
 * The source of the one script inside the page. If the entry script or a part of it cannot be loaded, no other script of the portal runs. The
 * page then reloads once, because a new build may have replaced its files, or says what happened.
 */
const missingEntryScript = (build: string): string => `
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin + '${basePlaceholder}/assets/')) return;
  const key = ${JSON.stringify(reloadedBuildsKey)}, build = ${JSON.stringify(build)};
  try {
    const builds = (sessionStorage.getItem(key) ?? '').split(' ');
    if (!builds.includes(build)) {
      sessionStorage.setItem(key, [...builds, build].join(' ').trim());
      return location.reload();
    }
  } catch {}
  const isArabic = navigator.language.startsWith('ar');
  const texts = isArabic ? ${JSON.stringify(textsOf(arabic))} : ${JSON.stringify(textsOf(english))};
  const [main, heading, text, button] = ['main', 'h1', 'p', 'button'].map((tag) => document.createElement(tag));
  document.documentElement.lang = isArabic ? 'ar' : 'en';
  document.documentElement.dir = isArabic ? 'rtl' : 'ltr';
  document.title = heading.textContent = texts.title;
  text.textContent = texts.missing;
  text.setAttribute('role', 'alert');
  button.textContent = texts.reload;
  button.onclick = () => location.reload();
  main.style.cssText = 'max-inline-size: 640px; margin: 12vh auto; padding-inline: 24px; font: 16px/1.5 system-ui, sans-serif';
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
      handler(html, { bundle = {} }) {
        build = buildIdOf(bundle);
        return {
          html,
          tags: [
            { tag: 'meta', attrs: { name: buildElementName, content: build }, injectTo: 'head' as const },
            { tag: 'meta', attrs: { name: baseElementName, content: basePlaceholder }, injectTo: 'head' as const },
            {
              tag: 'script',
              attrs: { nonce: noncePlaceholder },
              children: missingEntryScript(build),
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
