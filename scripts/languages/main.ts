/** Compiles the messages of the shipped languages: `npx node scripts/languages/main.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { compiledLanguages, outdated } from './compiledLanguages.ts';

const stale = outdated(compiledLanguages());
for (const { path, text } of stale) {
  console.log(path);
  if (text === null) rmSync(path);
  else {
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, text);
  }
}
