import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import prettier from 'prettier';
import type { Browser } from 'playwright';
import { median } from './measureList.ts';
import { launchInterpreter } from './meter.ts';
import {
  measureLeft,
  measureSwitches,
  measureVisits,
  profiles,
  type OpeningFigures,
  type Profile,
} from './measureShell.ts';
import { startShells } from './shells.ts';

const path = join(import.meta.dirname, '../../docs/performance.md');
const switchCount = 100;

/** The visits of one shell in one profile. */
interface Visits {
  readonly cold: readonly OpeningFigures[];
  readonly reload: readonly OpeningFigures[];
}

/** The figures of one shell. */
export interface ShellFigures {
  readonly label: string;
  readonly visits: Readonly<Record<Profile['name'], Visits>>;
  /** The milliseconds of each switch between two places. */
  readonly switches: readonly number[];
  /** Bytes that a hundred switches leave. */
  readonly left: number;
}

/** Opens every shell in every profile, and switches between two of its places. */
export async function measureShells(
  browser: Browser,
  runs: number,
  tell: (run: number, what: string) => void,
): Promise<readonly ShellFigures[]> {
  const interpreter = await launchInterpreter();
  const shells = await startShells();
  try {
    const all: ShellFigures[] = [];
    for (const shell of shells.all) {
      const visits: Record<Profile['name'], { cold: OpeningFigures[]; reload: OpeningFigures[] }> = {
        phone: { cold: [], reload: [] },
        desktop: { cold: [], reload: [] },
      };
      tell(1, `${shell.label}, switches`);
      const switches = await measureSwitches(browser, shell, switchCount);
      const left = await measureLeft(interpreter, shell);
      for (const profile of profiles) {
        for (let run = 1; run <= runs; run += 1) {
          tell(run, `${shell.label}, ${profile.name}`);
          const { cold, reload } = await measureVisits(browser, shell, profile);
          visits[profile.name].cold.push(cold);
          visits[profile.name].reload.push(reload);
        }
      }
      all.push({ label: shell.label, visits, switches, left });
    }
    return all;
  } finally {
    await interpreter.close();
    await shells.close();
  }
}

const middle = (figures: readonly OpeningFigures[], read: (figure: OpeningFigures) => number) =>
  median(figures.map(read));
const seconds = (value: number) => (value / 1000).toFixed(2);
const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

function rowOf({ label, visits: { phone, desktop }, switches, left }: ShellFigures): readonly string[] {
  return [
    label,
    (middle(phone.cold, ({ bytes }) => bytes) / 1000).toFixed(0),
    middle(phone.cold, ({ requests }) => requests).toFixed(0),
    `${seconds(middle(phone.cold, ({ painted }) => painted))} / ${seconds(middle(phone.cold, ({ usable }) => usable))}`,
    seconds(middle(phone.reload, ({ usable }) => usable)),
    middle(phone.cold, ({ blocked }) => blocked).toFixed(0),
    middle(phone.cold, ({ shift }) => shift).toFixed(3),
    `${seconds(middle(desktop.cold, ({ usable }) => usable))} / ${seconds(middle(desktop.reload, ({ usable }) => usable))}`,
    `${share(switches, 0.5).toFixed(0)} / ${share(switches, 0.95).toFixed(0)}`,
    (left / 1e6).toFixed(2),
  ];
}

const head = [
  '',
  'kB until usable',
  'requests',
  'phone, cold: painted / usable, s',
  'phone, reload: usable, s',
  'phone, blocked, ms',
  'layout shift',
  'desktop, cold / reload: usable, s',
  'switch p50 / p95, ms',
  'kept by 100 switches, MB',
];

/** Says how far the figures can be trusted. A run itself keeps up to two cores busy. */
function quietness(): string {
  const [, load = 0] = loadavg();
  return load > cpus().length * 2
    ? `**The machine was busy with other work (load ${load.toFixed(0)}), so only rows of this run can be compared, and every time is too long.**`
    : 'The machine did nothing else.';
}

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Returns the table of the shells, in Markdown. */
export const shellTable = (shells: readonly ShellFigures[]): string =>
  [tableRow(head), tableRow(head.map(() => '---')), ...shells.map((figures) => tableRow(rowOf(figures)))].join('\n');

const aboutLists = `The pages with a list are built for production too. V8 compiles their scripts while they arrive, as it does the portal's. React and Gantry
take their styles from files.`;

/** The heading of what was measured once, which stays as it stands. */
const once = '## Beside other shells';

/** Writes docs/performance.md from what was measured. */
export async function writePerformancePage(
  shells: readonly ShellFigures[],
  runs: number,
  tables: readonly string[],
): Promise<void> {
  const before = await readFile(path, 'utf8');
  const text = `# Performance

\`npm run bench\` writes this page. The figures are medians of ${runs} runs on a machine with ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'},
${(totalmem() / 1e9).toFixed(0)} GB), in Chromium. ${quietness()}

## Opening and switching

Both are built for production. The plain page holds the same menu and tiles and nothing else: it is the floor. Gantry is the whole portal on the demonstration
platform, with a person signed in; its places are views, which it asks the platform for. The phone has 1.6 Mbit/s, a round trip of 150 ms and a quarter of the
processor. A page is usable once a tile of Home can be pressed. A switch is measured on the desktop, between two places that were shown before: the pointer rests on the link for a fifth of a second, as a
hand does, and the time runs from the press of the mouse until the heading is painted. What
a hundred switches keep is measured in a browser that interprets: otherwise most of it is code that V8 has compiled meanwhile.

${shellTable(shells)}
${tables.length === 0 ? '' : `\n## Lists, live updates, the palette, interactions and modules\n\n${aboutLists}\n\n\`\`\`\n${tables.join('\n\n')}\n\`\`\`\n`}
${before.slice(before.indexOf(once))}`;
  const options = await prettier.resolveConfig(path);
  await writeFile(path, await prettier.format(text, { ...options, filepath: path }));
}
