import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root, trackedFiles } from './repository.ts';

/** Folders whose files are compiled where their packages are installed, by tests of their own. */
const compiledElsewhere = ['examples/', 'packages/create-module/template', 'tests/packed-consumer/app/'];

/** Lists the files that a project includes by itself, and those of the projects it refers to. */
function includedBy(configPath: string): readonly string[] {
  const { config, error } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const project = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath), undefined, configPath);
  const references = (project.projectReferences ?? []).map(ts.resolveProjectReferencePath);
  return [...project.fileNames, ...references.flatMap(includedBy)];
}

it('every TypeScript file of the repository has its types checked', () => {
  const checked = new Set(includedBy(`${root}tsconfig.json`).map((file) => relative(root, file)));
  const expected = trackedFiles('*.ts', '*.tsx').filter(
    (file) => !compiledElsewhere.some((folder) => file.startsWith(folder)),
  );
  expect(expected.length).toBeGreaterThan(1000);
  expect(expected.filter((file) => !checked.has(file))).toEqual([]);
});
