import DOMPurify from 'dompurify';
import { rewriteSrcset } from './srcset.ts';

/** The sanitised HTML of a view, and the scripts that it named. */
export interface SanitisedView {
  readonly fragment: DocumentFragment;
  /** The `src` of each script, in order and unchanged. */
  readonly scripts: readonly string[];
}

/** This is a separate instance, because hooks apply to the whole instance. */
const purifier = DOMPurify(window);

const mediaTags: ReadonlySet<string> = new Set(['AUDIO', 'IMG', 'INPUT', 'SOURCE', 'TRACK', 'VIDEO']);

/** Makes the addresses of pictures and other media absolute, because the monolith serves them. Invalid addresses are removed. */
function rewriteMedia(node: Element, viewAddress: string): void {
  if (!mediaTags.has(node.tagName)) return;
  const rewrite = (address: string) => (URL.canParse(address, viewAddress) ? new URL(address, viewAddress).href : null);
  const set = (name: string, value: string | null) => {
    if (value) node.setAttribute(name, value);
    else node.removeAttribute(name);
  };
  for (const name of ['src', 'poster']) {
    const address = node.getAttribute(name);
    if (address !== null) set(name, rewrite(address));
  }
  const srcset = node.getAttribute('srcset');
  if (srcset !== null) set('srcset', rewriteSrcset(srcset, rewrite));
}

/** How many views are remembered. */
const rememberedViews = 8;

/** The last views by their address and HTML, the newest last. Their fragments are never shown; copies of them are. */
const remembered = new Map<string, SanitisedView>();

/**
 * Sanitises the HTML of a view: no script, style, handler, frame or `javascript:` address is left in it. The result of the same HTML is
 * remembered, so that a view that is opened again, or was loaded in advance, is shown at once.
 *
 * @param viewAddress the address that the HTML came from
 */
export function sanitiseView(html: string, viewAddress: string): SanitisedView {
  const key = `${viewAddress} ${html}`;
  const { fragment, scripts } = remembered.get(key) ?? sanitise(html, viewAddress);
  remembered.delete(key);
  remembered.set(key, { fragment, scripts });
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedViews && oldest !== undefined) remembered.delete(oldest);
  return { fragment: document.importNode(fragment, true), scripts };
}

function sanitise(html: string, viewAddress: string): SanitisedView {
  const scripts: string[] = [];
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName !== 'script' || !(node instanceof Element)) return;
    const source = node.getAttribute('src');
    if (source) scripts.push(source);
    else console.warn('An inline script of a view was left out, because the policy allows none. Put it into a file.');
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    rewriteMedia(node, viewAddress);
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener');
  });
  try {
    const fragment = purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      FORCE_BODY: true,
      FORBID_TAGS: ['style', 'link', 'meta', 'base'],
      FORBID_ATTR: ['style'],
      ADD_ATTR: ['target'],
    });
    return { fragment, scripts };
  } finally {
    purifier.removeAllHooks();
  }
}
