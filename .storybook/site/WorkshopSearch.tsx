import { EmptyState, TextField } from '@gantry/ui-kit';
import { useState } from 'react';
import { entries } from 'virtual:workshop-entries';
import { Cards } from './Cards.styles.ts';
import type { WorkshopEntry } from './entries.ts';
import { KitArea } from './KitArea.tsx';
import { Note } from './Table.styles.ts';

/** Words that people use for something that has another name here. */
const synonyms: Readonly<Record<string, string>> = {
  typography: 'type',
  font: 'type',
  spinner: 'progress',
  loader: 'progress',
  modal: 'dialog',
  dropdown: 'select',
  snackbar: 'toast',
  accordion: 'group',
  color: 'colour',
  sidebar: 'menu',
};

const textOf = (entry: WorkshopEntry) =>
  (entry.kind === 'page'
    ? `${entry.name} ${entry.text}`
    : `${entry.name} ${entry.whenToUse} ${entry.anatomy} ${entry.keyboard} ${entry.accessibility}`
  ).toLowerCase();

const texts = new Map(entries.map((entry) => [entry, textOf(entry)]));

/** How well a text has a word: in full, by a synonym, or not at all. */
const matchOf = (text: string, word: string) => {
  if (text.includes(word)) return 2;
  return text.includes(synonyms[word] ?? word) ? 1 : 0;
};

/** An entry whose name has the words comes first, and one that has them in full comes before one that has a synonym. */
function find(search: string): readonly WorkshopEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = entries.flatMap((entry) => {
    const matches = words.map((word) => matchOf(texts.get(entry) ?? '', word));
    if (matches.includes(0)) return [];
    const inName = words.map((word) => 3 * matchOf(entry.name.toLowerCase(), word));
    return [{ entry, score: [...matches, ...inName].reduce((sum, match) => sum + match, 0) }];
  });
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ entry }) => entry);
}

/** A search in the whole text of the workshop: guides, components, keys and accessibility. */
export function WorkshopSearch() {
  const [search, setSearch] = useState('');
  const found = search.trim() === '' ? [] : find(search);
  return (
    <KitArea>
      <TextField
        label="Search everything"
        description="In the text of every page, such as “typography”, “spinner” or “focus”."
        value={search}
        onChange={setSearch}
      />
      {search.trim() !== '' && (
        <Note role="status">{found.length === 1 ? '1 page' : `${String(found.length)} pages`}</Note>
      )}
      {search.trim() !== '' && found.length === 0 && <EmptyState title="No page has these words." />}
      {found.length > 0 && (
        <Cards>
          {found.map((entry) => (
            <li key={entry.address}>
              <a href={entry.address} target="_parent">
                <strong>{entry.name}</strong>
                <span>{entry.kind === 'component' ? entry.whenToUse.replaceAll('`', '') : 'A guide'}</span>
              </a>
            </li>
          ))}
        </Cards>
      )}
    </KitArea>
  );
}
