import type { Page } from '@playwright/test';
import ts from 'typescript';
import { parseMessage } from '../../packages/ui-kit/src/messages/parseMessage.ts';
import { messagesOf, packageNames } from '../../scripts/languages/compiledLanguages.ts';
import type { Messages } from '../../scripts/languages/generate.ts';
import { parse, productFilesOf } from '../unit/repository.ts';
import { bareTextsOf } from './bareTexts.ts';

/** What play functions do and look for is no data. */
const isQuery = (node: ts.Node) =>
  (ts.isCallExpression(node) && /\b(?:get|find|query)(?:All)?By\w+$/.test(node.expression.getText())) ||
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play');

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The constant texts of a file that have words, but those that play functions look for. */
export function* literalsOf(node: ts.Node): Generator<string> {
  if (isQuery(node) || ts.isImportDeclaration(node)) return;
  const isTemplate = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplate) {
    const text = plain(node.text);
    if (/\p{L}{2}/u.test(text)) yield text;
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* literalsOf(child);
}

const literalsIn = (files: readonly string[]) => files.flatMap((file) => [...literalsOf(parse(file))]);

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

/** Names that are data of an installation, or the same in each language. */
const names = /\/(?:languages|modules|contract|conformance)\//;

const ofProduct = lazy(() =>
  literalsIn(productFilesOf('{ui-kit,notification-center,portal-shell}').filter((file) => !names.test(file))),
);

/** True if a constant text looks like words for people, and is this text or, with three words, a part of it. */
const isToldBy = (literal: string, text: string) =>
  /^\p{Lu}\p{Ll}+$|\p{L} .*\p{L}{2}/u.test(literal) &&
  (text === literal || (literal.split(' ').length >= 3 && text.includes(literal)));

/** True for a text of the product's code or English messages. */
export const isProductText = (text: string, literals = ofProduct()): boolean =>
  english().some((pattern) => pattern.test(text)) || literals.some((literal) => isToldBy(literal, text));

/** The texts of a page in the pseudo language that do not come from the messages of that language, although they are the product's. */
export async function fixedTextsIn(page: Page, isData: (text: string) => boolean): Promise<readonly string[]> {
  const found = await bareTextsOf(page);
  return found.flatMap(({ place, text }) => (!isData(text) && isProductText(text) ? [`${place} ${text}`] : []));
}
