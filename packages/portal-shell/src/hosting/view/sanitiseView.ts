import DOMPurify from 'dompurify';

/** A view's HTML made harmless, and the scripts that were in it. */
export interface SanitisedView {
  readonly fragment: DocumentFragment;
  /** The `src` of each script, in order, as it was written. */
  readonly scripts: readonly string[];
}

/** An instance of its own, as hooks belong to an instance. */
const purifier = DOMPurify(window);

/**
 * Makes a view's HTML harmless: no script, style, handler, frame or `javascript:` address is left in it. Pictures are looked for at the
 * monolith, which the HTML is of.
 *
 * @param viewAddress the address the HTML came from
 */
export function sanitiseView(html: string, viewAddress: string): SanitisedView {
  const scripts: string[] = [];
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName !== 'script' || !(node instanceof Element)) return;
    const source = node.getAttribute('src');
    if (source) scripts.push(source);
    else console.warn('An inline script of a view was left out, as the page runs none. Put it into a file.');
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const source = node.tagName === 'IMG' ? node.getAttribute('src') : null;
    if (source !== null) node.setAttribute('src', new URL(source, viewAddress).href);
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
