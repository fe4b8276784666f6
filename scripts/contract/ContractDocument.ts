import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of a written contract. */
export interface ContractDocument {
  readonly file: URL;
  /** The JSON of the file; empty if it is a text for people. */
  readonly content: object;
  readonly text: string;
}

/** Makes documents of their JSON, by the name of each file. Touches no file. */
export const documentsOf = (folder: URL, contents: Readonly<Record<string, object>>): readonly ContractDocument[] =>
  Object.entries(contents).map(([name, content]) => ({
    file: new URL(name, folder),
    content,
    text: `${JSON.stringify(content, null, 2)}\n`,
  }));

/** The version in a package's manifest. */
export const versionIn = (manifest: URL): string =>
  // A package's own file has a version.
  (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

/** Writes documents to their files. A unit test of each package compares them with the schemas. */
export function writeDocuments(documents: readonly ContractDocument[]): void {
  for (const { file, text } of documents) {
    writeFileSync(file, text);
    console.log(`Wrote ${fileURLToPath(file)}`);
  }
}
