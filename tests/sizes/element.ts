import { readdirSync, readFileSync } from 'node:fs';
import { gzipped, reachedFrom, root } from './bundle.ts';
import type { Measured } from './report.ts';

/** Budget in bytes of everything: both elements, both languages, every menu and dialog, the SignalR client, and rows and a tab of the app. */
const wholeBudget = 259_500;
/** Budget in bytes of what every page of the app loads, also without an element in it. */
const entryBudget = 2500;
/** Budget in bytes of what a bell loads until somebody reaches for it, the sizes of controls under a finger among it. */
const bellBudget = 41_800;
/** Budget in bytes of what a page with both elements loads until something is opened in them. */
const togetherBudget = 195_300;

const folder = `${root}packages/notification-center/element/dist/`;

const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');

/** Returns scripts and everything that they import at once. */
const withImports = (...files: readonly string[]) =>
  reachedFrom(files, (file) =>
    [...read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, imported = '']) => imported),
  );

/** Measures what each custom element of the notification center loads. */
export function measureElement(): Measured {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const sizeOf = (chosen: Iterable<string>) => [...chosen].reduce((sum, file) => sum + gzipped(read(file)), 0);
  const partsOf = (part: string) => {
    const chunk = files.find((file) => file.startsWith(part));
    if (chunk === undefined) throw new Error(`${folder} has no ${part}. Build it first: npm run build`);
    return [...withImports('element.js', chunk)];
  };
  const bell = partsOf('mountBell');
  const page = partsOf('mountPage');
  const lineOf = (name: string, parts: readonly string[], budget = togetherBudget) => {
    const loaded = new Set(parts);
    return { name, size: sizeOf(loaded), budget, note: `${loaded.size} files` };
  };
  return {
    title: 'The custom elements, with everything that they need',
    lines: [
      lineOf('the import alone', [...withImports('element.js')], entryBudget),
      lineOf('bell', bell, bellBudget),
      lineOf('page', page),
      lineOf('bell and page', [...bell, ...page]),
      lineOf('with all that loads on first use', files, wholeBudget),
    ],
    advice: 'What is not seen at first is imported when it is first used.',
  };
}
