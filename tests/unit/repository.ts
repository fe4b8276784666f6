import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../packages/packed.ts';

export { root };

const builtOrInstalled = new Set(['node_modules', 'dist']);

/** The paths of files by patterns, without those that are built or installed. */
export const filesOf = (...patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => builtOrInstalled.has(name) });

/** The paths of the code of packages that people or apps get, as a pattern names the packages. */
export const productFilesOf = (packages: string): readonly string[] =>
  filesOf(`packages/${packages}/src/**/*.{ts,tsx}`).filter(
    (path) => !/\/(?:testing|generated|fixtures)\/|\.(?:test|testing|stories|examples)\.tsx?$|\.d\.ts$/.test(path),
  );

/** The text of a file, by its path in the repository. */
export const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** The paths of files that git has, by a pattern. */
export const trackedFiles = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a file, which all files of tests in a process share. A test may give it another text. */
export function parse(path: string, text = read(path)): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, source);
  return source;
}

/** A node and everything in it, but what is left out. */
export function* nodesOf(node: ts.Node, isLeftOut = (_: ts.Node) => false): Generator<ts.Node> {
  if (isLeftOut(node)) return;
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child, isLeftOut);
}

/** The constant texts of a template, between its placeholders. */
export const partsOf = ({ head, templateSpans }: ts.TemplateExpression): readonly string[] => [
  head.text,
  ...templateSpans.map(({ literal }) => literal.text),
];

/** Copies files of the repository into a new folder, with their paths. Returns the folder. */
export function copyOf(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-unit-'));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}
