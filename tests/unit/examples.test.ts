import { createElement } from 'react';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { codeOf, usageOf } from '../../.storybook/examples.ts';
import { filesOf, nodesOf, parse, read } from './repository.ts';

/** Returns the names that the statements of a file import and declare. */
const namesIn = (file: ts.SourceFile) => new Set(file.statements.flatMap(namesOf));

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  }
  if (ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return [statement.name?.text ?? ''];
  throw new Error(`An example file has no place for this statement: ${statement.getText()}`);
}

const identifiersIn = (file: ts.SourceFile) =>
  new Set([...nodesOf(file)].filter((node) => ts.isIdentifier(node)).map(({ text }) => text));

const stories = filesOf('packages/*/src/**/*.stories.tsx');
const helpers = filesOf('.storybook/*.{ts,tsx}').filter((file) => !file.endsWith('/examples.ts'));
const files = filesOf('packages/*/src/**/*.examples.tsx');
const examples = files.flatMap((file) =>
  parse(file)
    .statements.filter((statement) => ts.isFunctionDeclaration(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ name }) => [name?.text ?? '', file] as const),
);

/** Returns whether a property is `source` of `docs`, the code that a page of Storybook shows. */
const isShownCode = (property: ts.ObjectLiteralElementLike) =>
  property.name?.getText() === 'source' &&
  ts.isPropertyAssignment(property.parent.parent) &&
  property.parent.parent.name.getText() === 'docs' &&
  // The preview only completes what Storybook prints.
  !(
    ts.isPropertyAssignment(property) &&
    ts.isObjectLiteralExpression(property.initializer) &&
    property.initializer.properties.every(({ name }) => name?.getText() !== 'code')
  );

test.each([...stories, ...helpers])('%s shows no code but that of a file of examples', (file) => {
  const set = [...nodesOf(parse(file))]
    .filter((node) => ts.isObjectLiteralElementLike(node))
    .filter(isShownCode)
    .map((node) => node.getText());
  expect(set, 'Write the code as an example in a file of examples, which the compiler checks.').toEqual([]);
});

test.each(files)('the stories beside %s give its own text to examplesOf', (file) => {
  const own = `./${file.split('/').at(-1)}`;
  const text = read(file.replace('.examples.', '.stories.'));
  expect(text).toContain(`import * as examples from '${own}';`);
  expect(text).toContain(`import text from '${own}?raw';`);
  expect(text).toContain('examplesOf(examples, text)');
});

describe.each(examples)('%s of %s', (name, file) => {
  const text = read(file);
  const code = codeOf(text, name);
  const shown = parse(file, code);

  test('is rendered by a story', () => {
    expect(read(file.replace('.examples.', '.stories.'))).toContain(`example('${name}'`);
  });

  test('is shown with all that it needs, and nothing else', () => {
    const { diagnostics } = ts.transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
      fileName: 'a.tsx',
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    const used = identifiersIn(shown);
    // The names of the compiled file that occur in the shown code are those that it imports and declares.
    expect(namesIn(shown)).toEqual(new Set([...namesIn(parse(file))].filter((declared) => used.has(declared))));
    expect(namesIn(shown)).toContain(name);
  });
});

describe('the code of an example', () => {
  const text = `import { Button, Tile, type TileProps } from '@gantry/ui-kit';
import {
  useEffect,
  useState,
} from 'react';

interface SizeProps {
  readonly size: Size;
}

type Size = 'small' | 'large';

// Two sizes.
const sizes: readonly Size[] = ['small', 'large'];

export function Small({ size = sizes[0] }: SizeProps) {
  const [isOpen] = useState(false);

  return <Button>{isOpen}</Button>;
}

export function Large(props: TileProps) {
  return <Tile {...props} />;
}
`;

  test('has the imports, types and constants that it needs, and no others', () => {
    expect(codeOf(text, 'Small')).toBe(`import { Button } from '@gantry/ui-kit';
import { useState } from 'react';

interface SizeProps {
  readonly size: Size;
}

type Size = 'small' | 'large';

// Two sizes.
const sizes: readonly Size[] = ['small', 'large'];

export function Small({ size = sizes[0] }: SizeProps) {
  const [isOpen] = useState(false);

  return <Button>{isOpen}</Button>;
}
`);
    expect(codeOf(text, 'Large')).toBe(`import { Tile, type TileProps } from '@gantry/ui-kit';

export function Large(props: TileProps) {
  return <Tile {...props} />;
}
`);
  });

  test('is of an example that exists', () => {
    expect(() => codeOf(text, 'Medium')).toThrow('no example "Medium"');
  });

  test('is followed by the properties that a story gives', () => {
    expect(usageOf('Small', { defaultOpen: true, onPress: () => undefined })).toBe('');
    const given = {
      isDisabled: true,
      label: 'Crew',
      sizes: [1, null],
      icon: createElement('svg'),
      lines: ' '.repeat(500),
    };
    expect(usageOf('Small', given)).toBe(
      `\n// This story: <Small isDisabled label="Crew" sizes={[1,null]} icon={…} lines="${' '.repeat(500)}" />\n`,
    );
    expect(usageOf('Small', { rows: Array.from({ length: 500 }, () => 1) })).toBe(
      '\n// This story: <Small rows={…} />\n',
    );
  });
});
