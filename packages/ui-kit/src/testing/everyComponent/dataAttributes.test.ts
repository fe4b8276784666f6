import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { componentFolders, nodesOf, parse, productionFiles, sourceFolder } from './source.testing.ts';

/** Returns whether the component spreads `{...rest}` or its class name on this element. */
const takesProperties = ({ properties }: ts.JsxAttributes) =>
  properties.some(
    (property) =>
      (ts.isJsxSpreadAttribute(property) && /^(?:rest|props)$/.test(property.expression.getText())) ||
      (ts.isJsxAttribute(property) && property.name.getText() === 'className'),
  );

/** Returns the data attributes that the components of a folder set on the element that an app can style. */
function renderedIn(folder: string): readonly string[] {
  return productionFiles(folder)
    .flatMap(({ tree }) => [...nodesOf(tree)])
    .filter((node) => ts.isJsxAttributes(node))
    .filter(takesProperties)
    .flatMap(({ properties }) => properties.map((property) => property.name?.getText() ?? ''))
    .filter((name) => name.startsWith('data-') && !name.startsWith('data-react-aria'));
}

/** Returns the data attributes that the guide of a folder's stories names. */
function documentedIn(folder: string): readonly string[] {
  const stories = readdirSync(`${sourceFolder}${folder}`).filter((name) => name.endsWith('.stories.tsx'));
  return stories
    .flatMap((name) => [...nodesOf(parse(`${sourceFolder}${folder}/${name}`).tree)])
    .filter((node) => ts.isPropertyAssignment(node))
    .filter(({ name }) => name.getText() === 'dataAttributes')
    .flatMap(({ initializer }) => (ts.isObjectLiteralExpression(initializer) ? initializer.properties : []))
    .map(({ name }) => (name && ts.isStringLiteral(name) ? name.text : ''));
}

test.each(componentFolders.filter((folder) => folder !== 'Field'))(
  '%s documents the data attributes it renders',
  (folder) => {
    const [rendered, documented] = [renderedIn(folder), documentedIn(folder)].map((names) =>
      [...new Set(names)].toSorted(),
    );
    expect(
      documented,
      `dataAttributes in the guide of packages/ui-kit/src/${folder}/${folder}.stories.tsx names other attributes than the component renders.`,
    ).toEqual(rendered);
  },
);
