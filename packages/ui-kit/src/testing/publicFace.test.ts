import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFolder } from './everyComponent/source.testing.ts';

const entryPoints = ['index.ts', 'forms.ts', 'icons.ts', 'languages/index.ts', 'mixins.ts'];

const namesOf = (file: string) =>
  statementsOf(file)
    .filter((statement) => ts.isExportDeclaration(statement))
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [],
    );

function statementsOf(file: string): readonly ts.Statement[] {
  const text = readFileSync(`${sourceFolder}${file}`, 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX).statements;
}

/** Returns the names that a statement declares. */
function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [];
}

const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|testing|stories|examples)\./.test(file),
);
const documented = new Set(
  sources
    .flatMap((file) => [...statementsOf(file)])
    .filter((statement) => ts.getJSDocCommentsAndTags(statement).length > 0)
    .flatMap(declaredBy),
);

test('the kit exports at most 150 names', () => {
  expect(namesOf('index.ts').length).toBeLessThanOrEqual(150);
});

test.each(entryPoints)('every name of %s has a doc comment', (file) => {
  // One comment above their list documents all drawings of the icon library.
  const isDrawing = (name: string) => name.endsWith('Glyph');
  const sentences = namesOf(file)
    .filter((name) => !documented.has(name) && !isDrawing(name))
    .map((name) => `${name}, exported by packages/ui-kit/src/${file}, has no doc comment.`);
  expect(sentences).toEqual([]);
});
