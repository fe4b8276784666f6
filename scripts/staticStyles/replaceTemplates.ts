import { fileURLToPath } from 'node:url';
import type { ESTree } from 'vite';
import type { ComponentStyle } from './styleSheets.ts';
import { readTemplates, type Template } from './templates.ts';

/** What the templates of a build become in the browser. */
export const runtime = fileURLToPath(new URL('runtime.ts', import.meta.url)).replaceAll('\\', '/');

const importOfStyledComponents = /import\s*\{[^}]*\}\s*from\s*['"]styled-components['"];?/;

/** A module whose templates are replaced. */
export interface StyledModule {
  readonly id: string;
  readonly code: string;
  readonly program: ESTree.Program;
  /** Its styles, by the name of the component. */
  readonly styles: ReadonlyMap<string, ComponentStyle>;
}

/**
 * Replaces each template of a module by an element with a class, whose rules stand apart.
 * @param permanent the global styles whose rules stand apart too. Others apply while they are rendered.
 * @param runtimeId the module from which the code imports the functions of {@link runtime}.
 * @throws if a style depends on a function.
 */
export function replaceTemplates(
  { id, code, program, styles }: StyledModule,
  permanent: readonly string[],
  runtimeId = runtime,
): string {
  const replacementOf = (template: Template): string => {
    const style = styles.get(template.name);
    if (style === undefined) return "''"; // A part of other templates, which have taken it in.
    if (template.maker === 'styled') {
      const attributes = template.attributes && `, ${template.attributes}`;
      return `/*#__PURE__*/ staticElement(${template.target}, ${JSON.stringify(style.classes)}${attributes})`;
    }
    if (permanent.includes(template.name)) return 'permanentStyle';
    return `/*#__PURE__*/ adoptedStyle(${JSON.stringify(style.css)})`;
  };
  const replaced = readTemplates(code, program)
    .toReversed()
    .reduce((text, one) => text.slice(0, one.start) + replacementOf(one) + text.slice(one.end), code);
  if (/\b(?:styled[.(]|css`|keyframes`|createGlobalStyle`)/.test(replaced)) {
    throw new Error(
      `${id} holds a style that no CSS file can take. Write it as a constant of the module, without functions.`,
    );
  }
  const imports = `import { staticElement, permanentStyle, adoptedStyle } from ${JSON.stringify(runtimeId)};`;
  return imports + replaced.replace(importOfStyledComponents, '');
}

/** The rules that stand apart: all but those of global styles that come and go. */
export function permanentRules(styles: ReadonlyMap<string, ComponentStyle>, permanent: readonly string[]): string {
  return [...styles]
    .filter(([name, { isGlobal }]) => !isGlobal || permanent.includes(name))
    .map(([, { css }]) => css)
    .join('\n');
}
