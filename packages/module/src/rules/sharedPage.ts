import { rememberBuiltIns } from '../effects/builtIns.ts';
import { hasOtherReact, reactKeysOf } from '../effects/reactRoots.ts';

/** Checks of the page that the module shares with the portal. Each returns a sentence, or null if all is well. */

/** Remembers the page around a container. The result finds changes outside of the container, and undoes them. */
export function rememberPage(container: HTMLElement): () => string | null {
  const around = [...document.body.children];
  const builtIns = rememberBuiltIns();
  return () => {
    if (!container.isConnected || around.some((node) => node.parentNode !== document.body)) {
      document.body.append(...around);
      return 'The module removed elements of the page that are not its own. The portal then puts its frame back and closes the module. Change the container only.';
    }
    const changed = builtIns.restore(true);
    return changed.length === 0
      ? null
      : `The module changed ${changed.join(', ')}, which the portal shares with it. The portal puts the original back. Use a function of your own.`;
  };
}

/** Finds style elements that the portal's policy refuses. */
export function styleWithoutNonce(before: ReadonlySet<Element>): string | null {
  const refused = [...document.querySelectorAll('style')].find((style) => !before.has(style) && style.nonce === '');
  return refused === undefined
    ? null
    : `The module added a style element without a nonce, and the portal's policy refuses it: ${(refused.textContent ?? '').trim().slice(0, 60)}. Use document.adoptedStyleSheets, a style attribute set by script, or a library that reads <meta property="csp-nonce">.`;
}

/** Finds a root of another React DOM than the one that rendered into `own`. */
export function secondReact(container: Element, own: Element): string | null {
  return hasOtherReact(container, new Set(reactKeysOf(own)))
    ? 'The module brings a React of its own. Leave react, react/jsx-runtime, react-dom and react-dom/client out of its bundle: the portal gives it those.'
    : null;
}
