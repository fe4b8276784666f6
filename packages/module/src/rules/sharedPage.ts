/** Checks of the page that the module shares with the portal. Each returns a sentence, or null if all is well. */

/** Built-ins that the portal and its modules share. A module that changes one changes the portal. */
const shared: readonly (readonly [name: string, target: object])[] = [
  ['Array.prototype', Array.prototype],
  ['Element.prototype', Element.prototype],
  ['EventTarget.prototype', EventTarget.prototype],
  ['Function.prototype', Function.prototype],
  ['History.prototype', History.prototype],
  ['JSON', JSON],
  ['Map.prototype', Map.prototype],
  ['Node.prototype', Node.prototype],
  ['Object.prototype', Object.prototype],
  ['Promise.prototype', Promise.prototype],
  ['Set.prototype', Set.prototype],
  ['String.prototype', String.prototype],
];

const propertiesOf = (target: object) => Object.entries(Object.getOwnPropertyDescriptors(target));

/** Remembers the page around a container. The result finds changes outside of the container, and undoes them. */
export function rememberPage(container: HTMLElement): () => string | null {
  const around = [...document.body.children];
  const builtIns = shared.map(([name, target]) => [name, target, new Map(propertiesOf(target))] as const);
  return () => {
    if (!container.isConnected || around.some((node) => node.parentNode !== document.body)) {
      document.body.append(...around);
      return 'The module removed elements of the page that are not its own. The portal then puts its frame back and closes the module. Change the container only.';
    }
    for (const [name, target, before] of builtIns) {
      const changed = propertiesOf(target).find(
        ([key, now]) => before.get(key)?.value !== now.value || before.get(key)?.get !== now.get,
      );
      if (changed) {
        const [key] = changed;
        const original = before.get(key);
        if (original === undefined) Reflect.deleteProperty(target, key);
        else Reflect.defineProperty(target, key, original);
        return `The module changed ${name}.${key}, which the portal shares with it. The portal puts the original back. Use a function of your own.`;
      }
    }
    return null;
  };
}

/** Finds style elements that the portal's policy refuses. */
export function styleWithoutNonce(before: ReadonlySet<Element>): string | null {
  const refused = [...document.querySelectorAll('style')].find((style) => !before.has(style) && style.nonce === '');
  return refused === undefined
    ? null
    : `The module added a style element without a nonce, and the portal's policy refuses it: ${(refused.textContent ?? '').trim().slice(0, 60)}. Use document.adoptedStyleSheets, a style attribute set by script, or a library that reads <meta property="csp-nonce">.`;
}

/** The keys under which React DOM marks the elements that it renders into. Each copy of React DOM has another one. */
const reactKeysOf = (element: Element): readonly string[] =>
  Object.keys(element).filter((key) => key.startsWith('__reactContainer$'));

/** Finds a root of another React DOM than the one that rendered into `own`. */
export function secondReact(container: Element, own: Element): string | null {
  const known = new Set(reactKeysOf(own));
  const isForeign = [container, ...container.querySelectorAll('*')].flatMap(reactKeysOf).some((key) => !known.has(key));
  return isForeign
    ? 'The module brings a React of its own. Leave react, react/jsx-runtime, react-dom and react-dom/client out of its bundle: the portal gives it those.'
    : null;
}
