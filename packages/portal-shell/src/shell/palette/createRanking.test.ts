import { expect, test } from 'vitest';
import { createRanking } from './createRanking.ts';
import type { PaletteEntry, PaletteSection } from './PaletteEntry.ts';

const entry = (title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  section: 'pages',
  title,
  icon: 'apps',
  run: () => undefined,
  ...more,
});
const elsewhere: PaletteSection = 'elsewhere';
const entries = [
  entry('Schedule', { description: 'Planning and Schedule' }),
  entry('Scope', { description: 'Planning and Schedule' }),
  entry('Daily Field Report', { keywords: 'DFR' }),
  entry('Field Service Operation 2.0', { keywords: 'FSO2' }),
  entry('Work Order', { description: 'Field Work', keywords: 'WO' }),
  entry('Work Order in Harbor Fiber Rollout', { section: elsewhere, keywords: 'WO HFR' }),
  entry('Work Order in Cascade Peaks Towers', { section: elsewhere, keywords: 'WO CPT' }),
  entry('Harbor Fiber Rollout', { section: 'programs', keywords: 'HFR' }),
  entry('Município de São Paulo', { section: 'programs' }),
  entry('الجدول الزمني'),
  entry('أعمال الموقع'),
  entry('İstanbul Hattı', { section: 'programs' }),
];
const { search } = createRanking(entries);
const found = (text: string) => search(text).map(({ title }) => title);

test.each([
  ['the start of a title', 'sche', 'Schedule'],
  ['the start of a later word', 'serv', 'Field Service Operation 2.0'],
  ['the initials', 'dfr', 'Daily Field Report'],
  ['an id', 'hfr', 'Harbor Fiber Rollout'],
  ['letters that are left out', 'schdl', 'Schedule'],
  ['words in another order', 'order work', 'Work Order'],
  ['words of the title and of the group', 'scope planning', 'Scope'],
  ['the present program before another one', 'work order', 'Work Order'],
  ['a module and the program it is in', 'work cascade', 'Work Order in Cascade Peaks Towers'],
  ['a module and the id of the program', 'wo cpt', 'Work Order in Cascade Peaks Towers'],
  ['a title without its accents', 'municipio sao', 'Município de São Paulo'],
  ['Arabic', 'الجدول', 'الجدول الزمني'],
  ['Arabic without hamza', 'اعمال', 'أعمال الموقع'],
  ['a Turkish i', 'istanbul', 'İstanbul Hattı'],
])('the best entry comes first, by %s', (_, text, title) => expect(found(text)[0]).toBe(title));

test('letters that are far apart are no match', () => {
  expect(found('xq')).toEqual([]);
  expect(found('plumbing')).toEqual([]);
});
