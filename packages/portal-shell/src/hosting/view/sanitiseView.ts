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

/** The view that was sanitised in advance, until a view is shown. */
let ahead: { readonly html: string; readonly viewAddress: string; readonly view: SanitisedView } | null = null;

/** Sanitises the HTML of a view that is going to be shown, and returns the `src` of its scripts. {@link sanitiseView} then has its result. */
export function sanitiseAhead(html: string, viewAddress: string): readonly string[] {
  const view = sanitise(html, viewAddress);
  ahead = { html, viewAddress, view };
  return view.scripts;
}

/**
 * Sanitises the HTML of a view: no script, style, handler, frame or `javascript:` address is left in it.
 *
 * @param viewAddress the address that the HTML came from
 */
export function sanitiseView(html: string, viewAddress: string): SanitisedView {
  const known = ahead;
  // A fragment is shown once.
  ahead = null;
  return known?.html === html && known.viewAddress === viewAddress ? known.view : sanitise(html, viewAddress);
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
