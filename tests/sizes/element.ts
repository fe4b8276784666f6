import { readdirSync, readFileSync } from 'node:fs';
import { gzipped, root } from './bundle.ts';
import { formatSize, type Measured } from './report.ts';

/**
 * Budget in bytes of all that a page loads that has both elements, in English and until something is opened in them, React included. A menu, a
 * dialog, the list of a filter and the SignalR client load when they are first used, and are counted in the title alone.
 */
const togetherBudget = 190_000;

const folder = `${root}packages/notification-center/element/dist/`;

const read = (file: string) => readFileSync(`${folder}${file}`, 'utf8');

/** Returns a script and everything that it imports at once. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported, found);
  return found;
}

/** Measures what each custom element of the notification center loads. */
export function measureElement(): Measured {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const sizeOf = (chosen: Iterable<string>) => [...chosen].reduce((sum, file) => sum + gzipped(read(file)), 0);
  const whole = sizeOf(files);
  const partsOf = (part: string) => {
    const chunk = files.find((file) => file.startsWith(part));
    if (chunk === undefined) throw new Error(`${folder} has no ${part}. Build it first: npm run build`);
    return [...withImports('element.js'), ...withImports(chunk)];
  };
  const bell = partsOf('mountBell');
  const page = partsOf('mountPage');
  const lineOf = (name: string, parts: readonly string[]) => {
    const loaded = new Set(parts);
    return { name, cells: [], size: sizeOf(loaded), budget: togetherBudget, note: `${loaded.size} files` };
  };
  return {
    title: `The custom elements, with everything that they need (${formatSize(whole)} with all that loads on first use)`,
    columns: [],
    lines: [lineOf('bell', bell), lineOf('page', page), lineOf('bell and page', [...bell, ...page])],
    problems: [],
    advice: 'What is not seen at first is imported when it is first used.',
  };
}
