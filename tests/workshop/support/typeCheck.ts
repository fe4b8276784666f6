import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../../packages/packed.ts';

/** Compiles each text as a file of an app, and returns what the compiler says about them. */
export function typeCheck(texts: ReadonlySet<string>, name: string): string {
  const folder = `${root}test-results/shown-code-${name}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, text] of [...texts].entries()) writeFileSync(`${folder}${index}.tsx`, text);
  const compilerOptions = {
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false,
    declaration: false,
    declarationMap: false,
    noUnusedLocals: false,
  };
  const configuration = { extends: '../../tsconfig.base.json', compilerOptions, include: ['*.tsx'] };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(configuration));
  return spawnSync('tsc', ['-p', folder], { cwd: root, encoding: 'utf8' }).stdout;
}
