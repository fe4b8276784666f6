import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { componentFolders, nodesOf, productionFiles, sourceFolder } from './source.testing.ts';

interface Member {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  /** The file, the type and the property, for the message of a failing test. */
  readonly where: string;
  readonly siblings: ReadonlySet<string>;
}

const index = ['index.ts', 'forms.ts'].map((file) => readFileSync(`${sourceFolder}${file}`, 'utf8')).join('');
const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** The types of a component folder that an app can reach: those that the index exports, and what these name. */
function publicTypes(folder: string) {
  const declared = productionFiles(folder).flatMap(({ path, tree }) =>
    tree.statements.filter(isType).map((declaration) => ({ path, declaration })),
  );
  const reached = declared.filter(({ declaration }) => names(index, declaration.name.text));
  // The list grows during this loop.
  for (const { declaration } of reached)
    reached.push(
      ...declared.filter(
        (other) => !reached.includes(other) && names(declaration.getText(), other.declaration.name.text),
      ),
    );
  return reached;
}

/** Returns the properties that the public types of a component folder declare themselves. */
function membersOf(folder: string): readonly Member[] {
  return publicTypes(folder).flatMap(({ path, declaration }) => {
    const properties = [...nodesOf(declaration)].filter((node) => ts.isPropertySignature(node));
    const siblings = new Set(properties.map((property) => nameOf(property)));
    return properties.map((property) => ({
      name: nameOf(property),
      type: property.type?.getText() ?? '',
      isReadonly: property.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false,
      where: `${path}: ${declaration.name.text}.${nameOf(property)}`,
      siblings,
    }));
  });
}

const nameOf = ({ name }: ts.PropertySignature) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');

const isType = (statement: ts.Statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

/** Words that the kit avoids, and the word that it uses instead. */
const replacements: readonly (readonly [unwanted: RegExp, instead: string])[] = [
  [
    /^on(Select|Choose|Pick|SelectedChange|ValueChange)$/,
    'onSelectionChange, or onAction for a choice that is not kept',
  ],
  [/^(selected|chosen|active|current)(Id|Value|Item|Option)?$/, 'selectedKey'],
  [
    /^open[A-Z]\w*$|^on(Open|Close|Toggle)$|^onOpen\w+Change$/,
    'isOpen with onOpenChange, or selectedKey with onSelectionChange',
  ],
  [/^on(Click|Tap|Activate)$/, 'onPress'],
  [
    /^(disabled|readOnly|required|invalid|checked|loading|pending|expanded|selected)$/,
    'the same word with is before it',
  ],
  [
    /^is(Retrying|Busy|Waiting|Fetching|Saving|Submitting|Working|InProgress)$/,
    'isPending for an action that runs, isLoading for content that loads',
  ],
  [
    /^(ariaLabel|accessibleName|heading|caption|text[A-Z]?Label)$/,
    'label or title for text that is shown, aria-label for a name that is not',
  ],
  [/^is\w*LabelHidden$|^hideLabel$/, 'aria-label instead of label'],
  [/^error(Text)?$|^failure$/, 'errorMessage'],
  [/^(severity|intent|status)$/, 'tone'],
];

/** React Aria's own words for what the kit has no word of its own for: a toast closes by itself, and nobody holds whether it is open. */
const ofReactAria: ReadonlySet<string> = new Set(['ToastOptions.onClose']);

describe.each(componentFolders)('%s', (folder) => {
  const members = membersOf(folder);

  test('has readonly properties', () => {
    expect(members.filter(({ isReadonly }) => !isReadonly).map(({ where }) => `${where} is not readonly.`)).toEqual([]);
  });

  test('uses the words of the kit', () => {
    const sentences = members.flatMap(({ name, where }) =>
      replacements
        .filter(([unwanted]) => unwanted.test(name) && !ofReactAria.has(where.split(': ')[1] ?? ''))
        .map(([, instead]) => `${where}: the kit says ${instead}.`),
    );
    expect(sentences).toEqual([]);
  });

  test('selects by selectedKey and onSelectionChange', () => {
    const sentences = members.flatMap(({ name, siblings, where }) => {
      if (name === 'options' && !siblings.has('selectedKey') && !siblings.has('selectedKeys'))
        return [`${where} has options, but neither selectedKey nor selectedKeys.`];
      if (/^selectedKeys?$/.test(name) && !siblings.has('onSelectionChange'))
        return [`${where} needs onSelectionChange.`];
      if (name === 'isSelected' && !siblings.has('onChange')) return [`${where} needs onChange(isSelected).`];
      return [];
    });
    expect(sentences).toEqual([]);
  });

  test('has a boolean for waiting', () => {
    const waiting = members.filter(({ name }) => name === 'isPending' || name === 'isLoading');
    expect(waiting.filter(({ type }) => type !== 'boolean').map(({ where }) => `${where} is not a boolean.`)).toEqual(
      [],
    );
  });

  test('has only one property for its name', () => {
    const texts = members.filter(({ name }) => name === 'label' || name === 'title');
    const sentences = texts
      .filter(({ type }) => !/^(?:string|undefined)(?: \| undefined)?$/.test(type))
      .map(({ where, type }) => `${where} is ${type}: a name is a string.`);
    expect(sentences).toEqual([]);
  });
});
