import { readdirSync, readFileSync } from 'node:fs';
import { gzipped, root } from './bundle.ts';
import { formatSize, type Measured } from './report.ts';

/** Budgets in bytes of all that an element loads until something is opened in it, React included. */
const bellBudget = 190_000;
const pageBudget = 220_000;

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
  const lineOf = (name: string, part: string, budget: number) => {
    const chunk = files.find((file) => file.startsWith(part));
    if (chunk === undefined) throw new Error(`${folder} has no ${part}. Build it first: npm run build`);
    const loaded = new Set([...withImports('element.js'), ...withImports(chunk)]);
    return { name, cells: [], size: sizeOf(loaded), budget, note: `${loaded.size} files` };
  };
  return {
    title: `The custom elements, with everything that they need (${formatSize(whole)} with all that loads on first use)`,
    columns: [],
    lines: [lineOf('bell', 'mountBell', bellBudget), lineOf('page', 'mountPage', pageBudget)],
    problems: [],
    advice: 'What is not seen at first is imported when it is first used.',
  };
}
