import { createElement, isValidElement, type FunctionComponent, type ReactNode } from 'react';

type Example = (props: never) => ReactNode;
/** The names of the examples that a module exports. It may export their data too. */
type NameIn<Module> = { [Name in keyof Module]: Module[Name] extends Example ? Name : never }[keyof Module] & string;
type PropsOf<Value> = Value extends (props: infer Props) => ReactNode ? Props : never;
type Given<Props> = Partial<Props> extends Props ? [given?: Props] : [given: Props];

/**
 * Makes stories of a file of examples. A story renders the named example with its args and the given properties, and "Show code"
 * shows the text of that example, and below it which properties the story gives.
 * @param text the text of the same file, imported with `?raw`
 */
export const examplesOf =
  <Module extends object>(examples: Module, text: string) =>
  <Name extends NameIn<Module>>(name: Name, ...[given]: Given<PropsOf<Module[Name]>>) => ({
    render: (args: object) =>
      // `NameIn` names only components, and `given` has every property that one needs.
      createElement(examples[name] as FunctionComponent, { ...args, ...(given as object) }),
    parameters: {
      docs: { source: { code: codeOf(text, name) + usageOf(name, given as object), language: 'tsx' as const } },
    },
  });

/**
 * Returns an example as a complete file: the imports, constants and types that it needs, and its function. In a formatted file
 * a blank line and then a line without indentation begin the next statement.
 */
export function codeOf(text: string, name: string): string {
  const [imports = '', ...statements] = text.trim().split(/\n\n(?=\S)/);
  const statementOf = new Map(statements.map((statement) => [declaredBy(statement), statement]));
  const needed = new Set<string>();
  const need = (wanted: string) => {
    const statement = statementOf.get(wanted);
    if (statement === undefined || needed.has(statement)) return;
    needed.add(statement);
    for (const other of statementOf.keys()) if (mentions(statement, other)) need(other);
  };
  need(name);
  if (needed.size === 0) throw new Error(`The file of examples has no example "${name}". It begins with: ${imports}`);
  const code = statements.filter((statement) => needed.has(statement)).join('\n\n');
  return `${importsFor(code, imports)}\n${code}\n`;
}

/** Returns a comment that says with which properties a story renders an example, apart from its handlers. */
export function usageOf(name: string, given: object = {}): string {
  const attributes = Object.entries(given)
    .filter(([key, value]) => typeof value !== 'function' && key !== 'defaultOpen')
    .map(([key, value]) => ` ${key}${value === true ? '' : `=${isValidElement(value) ? '{…}' : printed(value)}`}`);
  return attributes.length === 0 ? '' : `\n// This story: <${name}${attributes.join('')} />\n`;
}

/** Data may hold elements of React, which are of no use as text. */
function printed(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) => (isValidElement(part) ? '…' : part));
  if (typeof value === 'string') return text;
  return text.length > 400 ? '{…}' : `{${text}}`;
}

const declaredBy = (statement: string) =>
  /^(?:export )?(?:function|const|interface|type) (\w+)/m.exec(statement)?.[1] ?? '';

const mentions = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code);

const importsFor = (code: string, imports: string) =>
  imports.replaceAll(/^import \{([^}]*)\} from ('[^']+');(?:\n|$)/gm, (_whole, list: string, module: string) => {
    const names = list.split(',').map((name) => name.trim());
    const used = names.filter((name) => name !== '' && mentions(code, name.replace(/^type /, '')));
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from ${module};\n`;
  });
