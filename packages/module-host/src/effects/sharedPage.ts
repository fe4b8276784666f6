import { hasOtherReact, reactKeysOf } from '@gantry/module/effects';

/** The portal's own key, found on an element around one of its parts. */
function ownKeys(place: Element): ReadonlySet<string> {
  const keys = new Set<string>();
  for (let element: Element | null = place; element !== null; element = element.parentElement)
    for (const key of reactKeysOf(element)) keys.add(key);
  return keys;
}

/** Names a module that renders with a React of its own. Two copies cost time and memory, and hooks of one fail in the other. */
export function reportSecondReact(moduleName: string, container: Element, place: Element): void {
  const own = ownKeys(place);
  if (own.size === 0 || !hasOtherReact(container, own)) return;
  console.warn(
    `The module ${moduleName} brings a React of its own. Leave react, react/jsx-runtime, react-dom and react-dom/client out of its bundle: the portal gives it those.`,
  );
}

/** Names a module whose style element the policy refuses, until `stop`. */
export function watchRefusedStyles(moduleName: string, folders: readonly string[]): { readonly stop: () => void } {
  const onViolation = ({ effectiveDirective, sourceFile }: SecurityPolicyViolationEvent) => {
    if (!effectiveDirective.startsWith('style-src') || !folders.some((folder) => sourceFile?.startsWith(folder)))
      return;
    console.warn(
      `The policy refused a style element of the module ${moduleName}, because it has no nonce. Use document.adoptedStyleSheets, a style attribute set by script, or a library that reads <meta property="csp-nonce">.`,
    );
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return { stop: () => document.removeEventListener('securitypolicyviolation', onViolation) };
}
