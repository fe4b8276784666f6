import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { languageTags } from '../../packages/portal-shell/src/languages/languages.ts';
import { root } from './repository.ts';

const shell = `${root}packages/portal-shell/src/languages/`;
const center = `${root}packages/notification-center/src/languages/`;
const kit = `${root}packages/ui-kit/src/languages/`;

const foldersOf = (languages: string) =>
  readdirSync(languages, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each([shell, center, kit])('%s has a folder for each language of the list, and no other', (languages) => {
  expect(new Set(foldersOf(languages))).toEqual(new Set<string>(languageTags));
});

/** The files of a third language, Esperanto, by their paths: copies of the Arabic ones, with a change to each. They are never written. */
function plantedLanguage(change: (file: string, text: string) => string): ReadonlyMap<string, string> {
  return new Map(
    [shell, center, kit].flatMap((languages) =>
      readdirSync(`${languages}ar`).map((file) => {
        const text = readFileSync(`${languages}ar/${file}`, 'utf8').replaceAll('/languages/ar', '/languages/eo');
        return [`${languages}eo/${file}`, change(file, text)] as const;
      }),
    ),
  );
}

/** What the compiler says about the planted language: the names of files and the sentences. */
function complaints(planted: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.base.json`, (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, noEmit: true, composite: false, emitDeclarationOnly: false, declarationMap: false },
    root,
  );
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  // The packages are links in node_modules.
  host.realpath = (path) => path.replace('/node_modules/@gantry/', '/packages/');
  host.fileExists = (path) => planted.has(path.replace('/node_modules/@gantry/', '/packages/')) || fileExists(path);
  host.readFile = (path) => planted.get(path) ?? readFile(path);
  host.directoryExists = (path) => existsSync(path) || [...planted.keys()].some((file) => file.startsWith(`${path}/`));
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = planted.get(path);
    return text === undefined
      ? getSourceFile(path, languageVersion, ...rest)
      : ts.createSourceFile(path, text, languageVersion);
  };
  const program = ts.createProgram({ rootNames: [...planted.keys()], options, host });
  return [...planted.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return ts
      .getPreEmitDiagnostics(program, file)
      .map(({ messageText }) => `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

describe('a third language is a folder in each package, and the compiler names what it lacks', () => {
  test('a whole one compiles', () => {
    expect(complaints(plantedLanguage((_, text) => text))).toEqual([]);
  });

  test('a missing message, a foreign one and a missing group are named', () => {
    const found = complaints(
      plantedLanguage((file, text) => {
        if (file === 'palette.ts') return text.replace(/ +placeholder: .*\n/, '');
        if (file === 'news.ts') return text.replace('version:', 'fremda: () => "", version:');
        if (file === 'index.ts') return text.replace(/ +\.\.\.hintsMessages,\n/, '');
        return text;
      }),
    ).join('\n');
    expect(found).toMatch(/eo\/palette\.ts: .*'placeholder'/);
    expect(found).toMatch(/eo\/news\.ts: .*'fremda'/);
    expect(found).toMatch(/eo\/index\.ts: .*'hints'/);
  });
});
