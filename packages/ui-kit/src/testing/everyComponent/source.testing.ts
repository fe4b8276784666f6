import { readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const source = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the kit's sources. */
export const sourceFolder = source;

/** The syntax tree of a file, and its path from the root of the repository. */
export interface ParsedFile {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

/** Parses a file. Failing tests name it by its path in the repository. */
export function parse(file: string): ParsedFile {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return { path: relative(repository, file), tree };
}

/** The names of the component folders. */
export const componentFolders = readdirSync(source).filter((name) => /^[A-Z]/.test(name));

/** Parses the production files of a component folder. */
export function productionFiles(folder: string): readonly ParsedFile[] {
  return readdirSync(`${source}${folder}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|testing|stories|examples)\./.test(name))
    .map((name) => parse(`${source}${folder}/${name}`));
}

/** Yields `node` and all its descendants. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}
