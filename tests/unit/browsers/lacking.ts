import postcss from 'postcss';
import ts from 'typescript';
import { browsers, features } from 'web-features';
import { supportedBrowsers } from '../../../scripts/support/browsers.mjs';
import { nodesOf, root } from '../repository.ts';

/** The place of a version among the releases of its browser; of one that is unknown, after all of them. */
const placeOf = (id: keyof typeof browsers, version: string): number => {
  const place = browsers[id].releases.findIndex((release) => release.version === version.replace('≤', ''));
  return place === -1 ? Infinity : place;
};

/** What a supported browser lacks, by the keys of web-features: `api.Document.startViewTransition`. */
const lacking: ReadonlySet<string> = new Set(
  Object.values(features)
    .flatMap((feature) => ('status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : []))
    .filter(([, { support }]) =>
      supportedBrowsers.some(({ id, version }) => placeOf(id, support[id] ?? 'none') > placeOf(id, version)),
    )
    .map(([key]) => key),
);

const wordsOf = (text: string): readonly string[] => text.match(/[-\w]+/g) ?? [];

/** The functions of values that a supported browser lacks, by name: `calc-size`. */
const lackingFunctions = new Map(
  [...lacking].filter((key) => key.startsWith('css.types.')).map((key) => [key.slice(key.lastIndexOf('.') + 1), key]),
);

function keysOf(node: postcss.ChildNode): readonly string[] {
  if (node.type === 'rule') return [...node.selector.matchAll(/:([-\w]+)/g)].map(([, name]) => `css.selectors.${name}`);
  if (node.type === 'atrule') {
    const rule = `css.at-rules.${node.name}`;
    return [rule, ...wordsOf(node.params).flatMap((word) => [`${rule}.${word}`, `${rule}.${word}_queries`])];
  }
  if (node.type !== 'decl') return [];
  const { prop, value, parent } = node;
  const property = `css.${parent?.type === 'atrule' && parent.name === 'font-face' ? 'at-rules.font-face' : 'properties'}.${prop}`;
  const hasPrefixed = parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) === true;
  const named = [property, ...wordsOf(value).map((word) => `${property}.${word}`)];
  return [
    ...(hasPrefixed ? [] : named),
    ...[...value.matchAll(/([-\w]+)\((from )?/g)].flatMap(([, name = '', from]) => [
      lackingFunctions.get(name) ?? '',
      from === undefined ? '' : `css.types.color.${name}.relative_syntax`,
    ]),
  ];
}

/** What the `@supports` around a node ask for. */
function askedAround(node: postcss.Node): readonly string[] {
  const { parent } = node;
  if (parent === undefined) return [];
  const asked =
    parent instanceof postcss.AtRule && parent.name === 'supports' ? /^\((.*)\)$/.exec(parent.params) : null;
  return [...(asked === null ? [] : postcss.parse(`a{${asked[1]}}`).nodes.flatMap(keysIn)), ...askedAround(parent)];
}

const keysIn = (node: postcss.ChildNode): readonly string[] => [
  ...keysOf(node),
  ...('nodes' in node ? (node.nodes ?? []).flatMap(keysIn) : []),
];

/**
 * What a style sheet uses that a supported browser lacks. Not among it is what an `@supports` around it asks for, and a property with its
 * prefixed form beside it.
 */
export function lackingInStyles(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  postcss.parse(css).walk((node) => {
    const keys = keysOf(node).filter((key) => lacking.has(key));
    const asked = keys.length > 0 ? askedAround(node) : [];
    keys.forEach((key) => asked.includes(key) || found.add(key));
  });
  return found;
}

/** What a supported browser lacks for scripts, by what a script writes: `Document.startViewTransition`, `URLPattern`. */
const lackingNames = new Map(
  [...lacking].flatMap((key) => {
    const name = /^(?:api|javascript\.builtins)\.(?:Intl\.)?(\w+(?:\.\w+)?)$/.exec(key)?.[1];
    return name === undefined ? [] : [[name.replace(/_static$/, ''), key] as const];
  }),
);
const globalKey = (name: string) => lackingNames.get(name) ?? lackingNames.get(`Window.${name}`);

/** The files as one program. Some may exist only as given text, by path. */
export function programOf(files: readonly string[], texts: Readonly<Record<string, string>>): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.base.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const readFile = (path: string) => texts[path.slice(root.length)] ?? ts.sys.readFile(path);
  const fileExists = (path: string) => path.slice(root.length) in texts || ts.sys.fileExists(path);
  const getSourceFile: typeof host.getSourceFile = (path, languageVersion) => {
    const text = readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion, true);
  };
  const paths = [...files, ...Object.keys(texts)].map((path) => `${root}${path}`);
  return ts.createProgram(paths, options, { ...host, readFile, fileExists, getSourceFile });
}

/** Finds the web APIs in files of a program that a supported browser lacks. The types of the values show whose member a name is. */
export function searchIn(program: ts.Program): (file: string) => ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const isLibrary = (file: ts.SourceFile) => program.isSourceFileDefaultLibrary(file);
  const isOfBrowser = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.some((one) => isLibrary(one.getSourceFile())) === true;
  // To ask for the type of a value takes time, so only names are asked for that an interface of the browser has.
  const known = new Set(
    program
      .getSourceFiles()
      .filter(isLibrary)
      .flatMap(({ text }) => text.match(/\b\w+\b/g) ?? []),
  );
  const members = new Set(
    [...lackingNames.keys()]
      .filter((name) => known.has(name.split('.')[0] ?? ''))
      .map((name) => name.slice(name.indexOf('.') + 1)),
  );

  /** The interfaces of the browser that a type is made of: `HTMLDivElement`, `HTMLElement`, `Element` and so on. */
  function interfacesOf(type: ts.Type): readonly string[] {
    const { types, symbol } = checker.getApparentType(type) as ts.Type & Partial<ts.UnionOrIntersectionType>; // Only such a type has parts.
    if (types !== undefined) return types.flatMap(interfacesOf);
    if (!isOfBrowser(symbol)) return [];
    const variables = (symbol.declarations ?? []).flatMap(({ parent }) =>
      ts.isVariableDeclaration(parent) ? [parent.name.getText()] : [],
    );
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    const bases = declared.isClassOrInterface() ? checker.getBaseTypes(declared) : [];
    return [symbol.name.replace(/Constructor$/, ''), ...variables, ...bases.flatMap(interfacesOf)];
  }
  const ofMember = (value: ts.Node, name: string) =>
    members.has(name)
      ? interfacesOf(checker.getTypeAtLocation(value)).map((owner) => lackingNames.get(`${owner}.${name}`))
      : [];

  function keysAt(node: ts.Node): readonly (string | undefined)[] {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name, parent } = node;
      const event = name.text === 'addEventListener' && ts.isCallExpression(parent) ? parent.arguments[0] : undefined;
      return event !== undefined && ts.isStringLiteral(event)
        ? ofMember(expression, `${event.text}_event`)
        : ofMember(expression, name.text);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      return ofMember(node.parent, (node.propertyName ?? node.name).getText());
    if (!ts.isIdentifier(node) || !ts.isExpression(node) || globalKey(node.text) === undefined) return [];
    const symbol = checker.getSymbolAtLocation(node);
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    return !isMember && !ts.isTypeReferenceNode(node.parent) && isOfBrowser(symbol) ? [globalKey(node.text)] : [];
  }
  return (file) => {
    const source = program.getSourceFile(`${root}${file}`);
    if (source === undefined) throw new Error(`The program has no ${file}.`);
    return new Set([...nodesOf(source)].flatMap(keysAt).filter((key) => key !== undefined));
  };
}
