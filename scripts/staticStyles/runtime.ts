/** What a template of styled-components becomes in a build: its rules stand apart, and the element only names its class. */
import { createElement, useInsertionEffect, type ElementType, type ReactNode } from 'react';

interface StaticElementProps {
  readonly as?: ElementType;
  readonly className?: string;
}

/** A component of {@link staticElement}. */
export interface StaticElement {
  (this: void, props: StaticElementProps): ReactNode;
  /** The element or component that it renders, without its class. */
  readonly target: ElementType;
  /** The properties that every element of it has. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

const isStaticElement = (target: ElementType | StaticElement): target is StaticElement =>
  typeof target === 'function' && 'target' in target;

/**
 * Renders `base` with `classes`, as `styled(base)` does. The rules of an extended component are repeated under the class of the one
 * that extends it, so its own class is left out: two classes would win by the order of two files.
 */
export function staticElement(
  base: ElementType | StaticElement,
  classes: string,
  ownAttributes?: Readonly<Record<string, unknown>>,
): StaticElement {
  const extended = isStaticElement(base) ? base : { target: base, attributes: {} };
  const attributes = { ...extended.attributes, ...ownAttributes };
  const { target } = extended;
  const Static = (given: StaticElementProps) => {
    const { as = target, className, ...props }: StaticElementProps = { ...given, ...attributes };
    return createElement(as, { ...props, className: className ? `${classes} ${className}` : classes });
  };
  return Object.assign(Static, { target, attributes });
}

/** A global style that stands in a CSS file, whether or not it is rendered. */
export const permanentStyle = (): null => null;

/** A global style that applies while it is rendered at least once, as one of `createGlobalStyle` does. */
export function adoptedStyle(css: string): () => null {
  let sheet: CSSStyleSheet | undefined;
  let users = 0;
  return function Adopted() {
    useInsertionEffect(() => {
      if (sheet === undefined) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
      }
      const adopted = sheet;
      if (users === 0) document.adoptedStyleSheets.push(adopted);
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted);
      };
    }, []);
    return null;
  };
}
