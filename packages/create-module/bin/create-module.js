#!/usr/bin/env node
// npm create @gantry/module my-module [-- --view]: writes a new module into the folder my-module.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage = 'Usage: npm create @gantry/module my-module, or npm create @gantry/module my-view -- --view';

/** @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { view: { type: 'boolean', default: false } } });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** The paths of all files below a folder. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());
}

const { values, positionals } = readArguments();
const [given, ...further] = positionals;
if (given === undefined || further.length > 0) fail(usage);
const folder = resolve(given);
const name = basename(folder);
if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) {
  fail(
    `${name} cannot be the name of a module: it is part of an address. Use small letters, digits and hyphens, such as crew-board.`,
  );
}
if (existsSync(folder) && readdirSync(folder).length > 0) {
  fail(`${folder} is not empty, so nothing was written there. Name a new folder.`);
}

const template = fileURLToPath(new URL(values.view ? '../template-view' : '../template', import.meta.url));
cpSync(template, folder, { recursive: true });
const title = name
  .split('-')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join(' ');
for (const path of filesIn(folder)) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll('__NAME__', name).replaceAll('__TITLE__', title));
  // npm publishes neither a nested package.json unchanged nor a .gitignore.
  if (basename(path) === '_package.json') renameSync(path, join(folder, 'package.json'));
  if (basename(path) === '_gitignore') renameSync(path, join(folder, '.gitignore'));
}

console.log(`
${title} is in ${folder}.

  cd ${given}
  npm install
  npm test         the tests and the rules of the portal, in a browser
  npm run dev      the development server; its output says how to open the module in a portal

README.md in the folder says more.
`);
