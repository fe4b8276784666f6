import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, parse, partsOf, productFilesOf } from './repository.ts';

/** The product code of the three packages, without the folders of messages. */
const files = productFilesOf('{ui-kit,platform-client,notification-center,module-host,portal-shell}').filter(
  (file) => !/\/src\/languages\/[a-z]+\//.test(file),
);

/** What may stand elsewhere, and why. A finding begins with the key. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/notification-center/src/contract/': 'The documents of the contract are in English.',
  'packages/portal-shell/src/languages/languages.ts: ': 'Each language names itself.',
  'packages/portal-shell/src/shell/palette/Palette.tsx: Enter': 'It is the name on the key.',
  'packages/portal-shell/src/shell/palette/Palette.tsx: Esc': 'It is the name on the key.',
};

/** The attributes and properties whose value a person reads or hears. */
const shown = new Set(['label', 'title', 'aria-label', 'ariaLabel', 'placeholder', 'alt', 'description']);

/** True for words. A text that begins with a hyphen is the end of an id. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text) && !/^\s*-/.test(text);

/** The operators whose result is one of the operands, or both of them joined. */
const valueOperators = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.PlusToken,
]);

/** The constant parts of a text; empty if the expression is none. */
function textOf(node: ts.Node | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return partsOf(node).join(' ');
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isConditionalExpression(node)) return `${textOf(node.whenTrue)} ${textOf(node.whenFalse)}`;
  if (ts.isBinaryExpression(node) && valueOperators.has(node.operatorToken.kind))
    return `${textOf(node.left)} ${textOf(node.right)}`;
  return '';
}

/** The texts in a file that a person would read, each behind the file's name. */
function textsIn(file: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (!hasWord(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file.fileName}: ${text.trim()} (line ${line + 1})`);
  };
  for (const node of nodesOf(file)) {
    if (ts.isJsxText(node)) report(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) report(node, textOf(node));
    else if (ts.isJsxAttribute(node) && shown.has(node.name.getText())) report(node, textOf(node.initializer));
    else if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      shown.has(node.name.text)
    )
      report(node, textOf(node.initializer));
    else if (ts.isStringLiteralLike(node) && /\p{Script=Arabic}{2}/u.test(node.text)) report(node, node.text);
  }
  return found;
}

const everyText = files.flatMap((file) => textsIn(parse(file)));

test('no text that a person reads stands outside a folder of messages', () => {
  expect(files.length).toBeGreaterThan(500);
  const allowed = Object.keys(exceptions);
  expect(everyText.filter((found) => !allowed.some((start) => found.startsWith(start)))).toEqual([]);
});

test.each(Object.keys(exceptions))('the exception is still needed: %s', (start) => {
  expect(everyText.some((found) => found.startsWith(start))).toBe(true);
});

test.each([
  ['the content of an element', 'const a = <p>Try it again</p>;'],
  ['an expression in an element', "const a = <p>{isOpen ? 'Close' : open}</p>;"],
  ['an attribute', 'const a = <Button aria-label="Close the panel" />;'],
  ['an attribute with a value in it', 'const a = <img alt={`Picture of ${name}`} />;'],
  ['the title of a toast', "toastQueue.add({ title: 'Saved' });"],
  ['an Arabic text anywhere', "const text = 'إغلاق';"],
])('a planted text is found: %s', (_, source) => {
  expect(textsIn(parse('planted.tsx', source))).toHaveLength(1);
});
