/** Stands in place of code that is not an app's: a check, a screen of the portal, or a value that cannot be printed. */
const noCode = '// This story shows a state. The code of an app is in the examples of this page.\n';

/** What Storybook prints in place of a function. */
export const printedFunction = 'async () => {}';

/** A function that reacts to something, and so may return nothing. The one that sends a form returns what became of it. */
const callback = /\bon(?!Submit\b)[A-Z]\w*=\{async \(\) => \{\}\}/g;
/** What Storybook prints in place of an object of a class, such as a file. */
const printedObject = /\w: \{\}/;

/**
 * Makes a file that compiles of the JSX that Storybook prints for a story: its imports and one component. A file of examples is complete already.
 *
 * @param exported the package of each name that a package of Gantry exports. Any other component is not for apps.
 */
export function shownCode(code: string, exported: Readonly<Record<string, string>>): string {
  // Storybook may hand over what it was given before.
  if (/^(?:import|export|\/\/) ?/.test(code)) return code;
  const text = code.trim();
  // Elements of HTML need no import: they have neither a capital nor a dot.
  const names = new Set([...text.matchAll(/<([A-Z][\w.]*|\w+\.[\w.]+)/g)].flatMap(([, name]) => name ?? []));
  const isPrintable = !text.replaceAll(callback, '').includes(printedFunction) && !printedObject.test(text);
  const isWhole = text.startsWith('<') && isPrintable;
  if (!isWhole || ![...names].every((name) => Object.hasOwn(exported, name))) return noCode;
  const imports = [...Map.groupBy(names, (name) => exported[name] ?? '')]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, imported]) => `import { ${imported.toSorted().join(', ')} } from '${from}';\n`);
  const head = imports.length === 0 ? '' : `${imports.join('')}\n`;
  return `${head}export function Example() {\n  return (\n${text.replaceAll(/^(?=.)/gm, '    ')}\n  );\n}\n`;
}
