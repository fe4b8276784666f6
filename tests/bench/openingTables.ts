import { median } from '../quantile.ts';
import type { Line, Table } from './report.ts';
import type { Opening } from './visits.ts';

/** The ways in which a page is opened. */
export type Kind =
  | 'first visit'
  | 'second morning'
  | 'third morning'
  | 'after a new version'
  | 'React has taken over'
  | 'reload in place'
  | 'new, beside a living tab'
  | 'new, alone';

/** Names the openings of a page in one way, on one device. */
export const keyOf = (profile: string, kind: Kind, label: string) => [profile, kind, label].join('; ');

const labels = ['static HTML', 'createRoot', 'Gantry'];

/** The time of an opening, and what stands beside it: each with its digits. */
const beside = (kind: Kind): readonly (readonly [string, (opening: Opening) => number, number])[] => [
  [kind === 'React has taken over' ? `${kind}, s` : `${kind}: usable, s`, ({ usable }) => usable / 1000, 2],
  ['  main thread, ms', ({ task }) => task, 0],
  ['  painted, s', ({ painted }) => painted / 1000, 2],
  ['  blocked, ms', ({ blocked }) => blocked, 0],
  ['  layout shift', ({ shift }) => shift, 3],
  ['  kB', ({ bytes }) => bytes / 1000, 0],
  ['  requests', ({ requests }) => requests, 0],
];

/** The figures of each device, those of Gantry beside the floors', and those of its tabs with and without a session. */
export function openingTables(
  profiles: readonly string[],
  openings: ReadonlyMap<string, readonly Opening[]>,
): readonly Table[] {
  const middle = (profile: string, kind: Kind, label: string, read: (opening: Opening) => number) =>
    median((openings.get(keyOf(profile, kind, label)) ?? []).map(read));
  const whole: readonly Kind[] = ['first visit', 'second morning', 'after a new version'];
  const short: readonly Kind[] = ['third morning', 'React has taken over', 'reload in place'];

  const figures = profiles.map((profile): Table => {
    const linesOf = (kind: Kind, count: number) =>
      beside(kind)
        .slice(0, count)
        .map(([label, read, digits]): Line => ({
          label,
          values: labels.map((name) => middle(profile, kind, name, read)),
          digits,
        }));
    return {
      title: `a new tab, ${profile}`,
      columns: labels,
      lines: [...whole.flatMap((kind) => linesOf(kind, 7)), ...short.flatMap((kind) => linesOf(kind, 2))],
    };
  });
  return [
    ...figures,
    {
      title: 'a tab of a person who is signed in',
      columns: ['with its session', 'new, beside a living tab', 'new, alone'],
      lines: profiles.flatMap((profile) =>
        beside('third morning')
          // The main thread’s time is that of the last document alone.
          .filter((_, index) => [0, 6].includes(index))
          .map(([label, read, digits]): Line => ({
            label: label.replace('third morning', profile),
            values: (['third morning', 'new, beside a living tab', 'new, alone'] as const).map((kind) =>
              middle(profile, kind, 'Gantry', read),
            ),
            digits,
          })),
      ),
    },
  ];
}
