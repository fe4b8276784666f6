import { EmptyState, Icon, TextField } from '@gantry/ui-kit';
import { useState } from 'react';
import { iconGroups } from './iconGroups.ts';
import type { IconName } from '../../packages/ui-kit/src/Icon/icons.ts';
import { Gallery } from './Cards.styles.ts';
import { KitArea } from './KitArea.tsx';
import { Note } from './Table.styles.ts';
import { useCopy } from './useCopy.ts';

const titles = { modules: 'Modules', programs: 'Programs', statuses: 'Statuses', actions: 'Actions' } as const;

// TypeScript widens the keys of `Object.entries` to string.
const groups = Object.entries(iconGroups) as [keyof typeof iconGroups, Record<IconName, unknown>][];

/** Every icon of the kit, with a search. A press copies its element. */
export function IconGallery() {
  const [search, setSearch] = useState('');
  const { copied, copy } = useCopy();
  const wanted = search.trim().toLowerCase();
  const shown = groups.map(([group, icons]) => {
    const isGroup = titles[group].toLowerCase().includes(wanted);
    // The keys of a group are the names of its icons.
    const names = (Object.keys(icons) as IconName[]).filter((name) => isGroup || name.toLowerCase().includes(wanted));
    return { group, names };
  });
  const count = shown.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <KitArea>
      <TextField
        label="Search the icons"
        description="By meaning, such as “export”. A press copies the element."
        value={search}
        onChange={setSearch}
      />
      <Note role="status">{count === 1 ? '1 icon' : `${String(count)} icons`}</Note>
      {count === 0 && <EmptyState title="No icon has this meaning." />}
      {shown.map(
        ({ group, names }) =>
          names.length > 0 && (
            <section key={group} aria-label={titles[group]}>
              <h2 style={{ font: 'var(--gantry-type-section-title)', marginBlock: '24px 0' }}>{titles[group]}</h2>
              <Gallery>
                {names.map((name) => (
                  <li key={name}>
                    <button type="button" onClick={() => void copy(`<Icon name="${name}" />`, name)}>
                      <Icon name={name} size="large" />
                      {copied === name ? 'Copied' : name}
                    </button>
                  </li>
                ))}
              </Gallery>
            </section>
          ),
      )}
    </KitArea>
  );
}
