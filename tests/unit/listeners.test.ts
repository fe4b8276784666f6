import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nodesOf, parse, productFilesOf, read } from './repository.ts';

/** Collections that look like listeners and are something else. */
const others: Readonly<Record<string, string>> = {
  'packages/module-host/src/effects/recorder.ts': 'The effects of a module: each is undone once, by its key.',
  'packages/module-host/src/leaveGuards.ts': 'The guards are asked in order until one has a question.',
  'packages/notification-center/src/data/center/createLifetime.ts': 'The stops of one run: their promises are awaited.',
  'packages/notification-center/src/element/sharedCenters.ts': 'The first element alone is asked, for an answer.',
  'packages/notification-center/src/transport/fake/createFakeTabs.ts':
    'The open tabs of a browser: each receives a message in its own time.',
  'packages/notification-center/src/transport/fake/createJobRuns.ts': 'The timer of each job, which its id cancels.',
  'packages/platform-client/src/uploads/createSemaphore.ts': 'The actions that wait for a place: each begins once.',
  'packages/ui-kit/src/RelativeTime/sharedClock.ts': 'A schedule: each watched moment has its own time.',
};

/** The names of the types that are functions. */
function functionTypesOf(sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const aliases = sources.flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration));
  return new Set(aliases.flatMap(({ name, type }) => (ts.isFunctionTypeNode(type) ? [name.text] : [])));
}

const namesOf = (binding: ts.BindingName): readonly string[] =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

/** Whether code calls one of the functions, or gives it to a function whose name says that it calls one. */
const calls = (code: ts.Node, functions: readonly string[]) =>
  [...nodesOf(code)].some((node) => {
    if (!ts.isCallExpression(node)) return false;
    const given = node.expression.getText().startsWith('call') ? node.arguments : [];
    return [node.expression, ...given].some((called) => functions.includes(called.getText()));
  });

/** What shows that a file has listeners of its own; empty if nothing does. */
function signsIn(source: ts.SourceFile, functionTypes: ReadonlySet<string>): readonly string[] {
  const signs: string[] = [];
  const created = new Set<string>();
  const isFunction = (type: ts.TypeNode): boolean =>
    ts.isFunctionTypeNode(type) ||
    (ts.isTypeReferenceNode(type) && functionTypes.has(type.getText())) ||
    (ts.isParenthesizedTypeNode(type) && isFunction(type.type)) ||
    (ts.isUnionTypeNode(type) && type.types.some(isFunction));
  const isCreated = (collection: ts.Expression) =>
    [...created].some((name) => new RegExp(String.raw`^(?:\[\.\.\.)?(?:this\.)?${name}\b`).test(collection.getText()));

  for (const node of nodesOf(source)) {
    if ((ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && node.initializer !== undefined) {
      const name = node.name.getText();
      if (/^(?:new (?:Weak)?(?:Set|Map)\b|\[\]$)/.test(node.initializer.getText())) {
        created.add(name);
        const isOfOne = node.initializer.getText().includes('Listeners');
        if (!isOfOne && /listener|subscri|observer|watcher/i.test(name)) signs.push(`is named ${name}`);
      }
    }
    if (ts.isArrayTypeNode(node) && isFunction(node.elementType)) signs.push(`holds ${node.getText()}`);
    if (ts.isNewExpression(node) || ts.isTypeReferenceNode(node)) {
      const name = (ts.isNewExpression(node) ? node.expression : node.typeName).getText();
      const holds = /^(?:Readonly|Weak)?(?:Set|Array)$/.test(name) && node.typeArguments?.some(isFunction) === true;
      if (holds) signs.push(`holds ${node.getText()}`);
    }
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer) && isCreated(node.expression)) {
      const names = node.initializer.declarations.flatMap((declaration) => namesOf(declaration.name));
      if (calls(node.statement, names)) signs.push(`calls each of ${node.expression.getText()}`);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && isCreated(node.expression)) {
      const [given] = node.arguments;
      const names = given && ts.isArrowFunction(given) ? given.parameters.flatMap(({ name }) => namesOf(name)) : [];
      if (given && node.expression.name.text === 'forEach' && calls(given, names))
        signs.push(`calls ${node.getText()}`);
    }
  }
  return signs;
}

/** The files with signs of listeners among files with the given contents. */
function foundIn(contents: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.entries(contents).map(([file, text]) => parse(file, text));
  const functionTypes = functionTypesOf(sources);
  return sources.flatMap((source) => {
    const signs = signsIn(source, functionTypes);
    return signs.length > 0 ? [source.fileName] : [];
  });
}

describe('the search for listeners finds', () => {
  it.each([
    ['a set of functions', 'const all = new Set<() => void>();'],
    ['a set of functions of a named type', 'type Callback = () => void; const all = new Set<Callback>();'],
    ['a field with a set of functions', 'class Store { readonly #all = new Set<(value: string) => void>(); }'],
    ['a map of sets of functions', 'const byName = new Map<string, Set<() => void>>();'],
    ['an array of functions', 'const all: (() => void)[] = [];'],
    ['a set without a type that is named after listeners', 'const listeners = new Set();'],
    ['a loop that calls what a set holds', 'const all = new Set(); for (const one of all) one();'],
    [
      'a loop that calls a part of what a map holds',
      'const all = new Map(); for (const { tell } of all.values()) tell();',
    ],
    ['a loop that has each called', 'const all = new Set(); for (const one of [...all]) callSafely(one);'],
    ['forEach', 'const all = new Set(); all.forEach((one) => one());'],
  ])('%s', (_name, code) => {
    expect(foundIn({ 'planted.ts': code })).toEqual(['planted.ts']);
  });

  it('nothing in a set of ids and in a list of rules', () => {
    const rules = "import { rules } from './rules.ts'; for (const { check } of rules) check();";
    expect(
      foundIn({ 'ids.ts': 'const ids = new Set<string>(); for (const id of ids) print(id);', 'rules.ts': rules }),
    ).toEqual([]);
  });
});

it('listeners are held by @gantry/base/observable alone', () => {
  const files = productFilesOf(
    '{base,ui-kit,module,platform-client,module-host,notification-center,portal-shell,dev-platform}',
  ).filter((file) => !file.startsWith('packages/base/src/observable/'));
  expect(files.length).toBeGreaterThan(600);
  const found = foundIn(Object.fromEntries(files.map((file) => [file, read(file)])));
  expect(found.toSorted()).toEqual(Object.keys(others));
});
