import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { parseMessage } from '../../packages/ui-kit/src/messages/parseMessage.ts';
import { messagesOf, packageNames } from '../../scripts/languages/compiledLanguages.ts';
import type { Messages } from '../../scripts/languages/generate.ts';
import { filesOf, nodesOf, parse, partsOf, productFilesOf } from '../unit/repository.ts';
import { bareTextsOf } from './bareTexts.ts';

/** What play functions do and look for is no data. */
const isQuery = (node: ts.Node) =>
  (ts.isCallExpression(node) && /\b(?:get|find|query)(?:All)?By\w+$/.test(node.expression.getText())) ||
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play');

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The constant texts of a file, templates as a whole, but those that play functions look for. */
const constantsOf = (file: ts.Node) =>
  [...nodesOf(file, (node) => isQuery(node) || ts.isImportDeclaration(node))].filter(
    (node) => ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateExpression(node),
  );

const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** The constant texts of a file that have words, each part of a template by itself. */
export const literalsOf = (file: ts.Node): readonly string[] =>
  constantsOf(file)
    .flatMap((node) => (ts.isTemplateExpression(node) ? partsOf(node) : [node.text]))
    .map(plain)
    .filter(isWords);

const literalsIn = (files: readonly string[]) => files.flatMap((file) => literalsOf(parse(file)));

/** Returns what is asked for, which is made once. */
function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** What finds an English message, whatever its values are; null if it is nothing but values. */
function patternOf(message: string): RegExp | null {
  const parts = parseMessage(message);
  const texts = parts.filter((part) => typeof part === 'string').map(plain);
  if (!/\p{L}{3}/u.test(texts.join(''))) return null;
  return new RegExp(`^${parts.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join('')}$`, 'u');
}

const textsIn = (messages: Messages): readonly string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    name.startsWith('@') ? [] : typeof value === 'string' ? [value] : textsIn(value),
  );

const english = lazy(() =>
  packageNames.flatMap((name) => textsIn(messagesOf(name, 'en'))).flatMap((text) => patternOf(text) ?? []),
);

/** The words of React Aria itself are in English in a language that it does not know. */
const ofReactAria = new Set(['Dismiss']);

/** Names that are data of an installation, or the same in each language. */
const names = /\/(?:languages|modules|contract|conformance)\//;

const ofProduct = lazy(() =>
  literalsIn(
    productFilesOf('{ui-kit,platform-client,notification-center,module-host,portal-shell}').filter(
      (file) => !names.test(file),
    ),
  ).filter(isForPeople),
);

/** True if a constant text looks like words for people. */
const isForPeople = (literal: string) => /^\p{Lu}\p{Ll}+$|\p{L} .*\p{L}{2}/u.test(literal);

/** True if a constant text is this text or, with three words, a part of it. */
const isToldBy = (literal: string, text: string) =>
  text === literal || (literal.split(' ').length >= 3 && text.includes(literal));

/** True for a text of the product's code or English messages. */
export const isProductText = (text: string, literals = ofProduct()): boolean =>
  english().some((pattern) => pattern.test(text)) || literals.some((literal) => isToldBy(literal, text));

/** What a template with values makes. */
const patternOfTemplate = (template: ts.TemplateExpression) =>
  new RegExp(
    `^${partsOf(template)
      .map((part) => escaped(plain(part)))
      .join('.*')}$`,
    'u',
  );

const imported = (path: string): readonly string[] =>
  parse(path)
    .statements.filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(path), specifier));

/** A file of stories, and what it imports that is of stories or tests alone. */
function withFixtures(path: string, seen = new Set<string>()): ReadonlySet<string> {
  seen.add(path);
  for (const file of imported(path))
    if (/\/testing\/|\.(?:testing|stories|examples)\.tsx?$/.test(file) && !seen.has(file)) withFixtures(file, seen);
  return seen;
}

/** The texts and attributes in a piece of HTML; another text as it is. */
const textsOfHtml = (text: string) => (/<\w/.test(text) ? text.split(/[<>"]/) : [text]).map(plain);

/** The names of modules and groups, which an installation may change. */
const shownNames = 'packages/portal-shell/src/config/modules/*.ts';

/** Returns whether a text comes from files of stories or seeds, also by templates with values, or is the name of a module. */
function dataOf(files: Iterable<string>): (text: string) => boolean {
  const constants = [...files, ...filesOf(shownNames)].flatMap((file) => constantsOf(parse(file)));
  const templates = constants.filter(ts.isTemplateExpression).filter((node) => partsOf(node).some(isWords));
  const patterns = templates.map(patternOfTemplate);
  const texts = new Set(
    constants.flatMap((node) => (ts.isTemplateExpression(node) ? partsOf(node) : [node.text])).flatMap(textsOfHtml),
  );
  return (text) => texts.has(text) || patterns.some((pattern) => pattern.test(text));
}

const known = new Map<string, ReturnType<typeof dataOf>>();

/** The same for one file of stories, with what it imports. */
export function dataOfStories(path: string) {
  const isData = known.get(path) ?? dataOf(withFixtures(path));
  known.set(path, isData);
  return isData;
}

/**
 * The texts of a page in the pseudo language that do not come from the messages of that language, although they are the product's.
 *
 * @param leftOut selectors of what is not looked at
 */
export async function fixedTextsIn(
  page: Page,
  isData: (text: string) => boolean,
  leftOut: readonly string[] = [],
): Promise<readonly string[]> {
  const found = await bareTextsOf(page, leftOut);
  return found.flatMap(({ place, text }) =>
    !ofReactAria.has(text) && !isData(text) && isProductText(text) ? [`${place} ${text}`] : [],
  );
}
