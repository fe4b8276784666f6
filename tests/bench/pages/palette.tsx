import { CommandPalette, Icon, ThemeProvider } from '@gantry/ui-kit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createRanking } from '../../../packages/portal-shell/src/shell/palette/createRanking.ts';
import type { PaletteEntry } from '../../../packages/portal-shell/src/shell/palette/PaletteEntry.ts';
import { rankedSections } from '../../../packages/portal-shell/src/shell/palette/paletteSections.ts';
import { stage } from './support/driver.ts';

/** The palette over 5,000 entries: modules of 30 programs, and purchase orders. */

const modules = ['Schedule', 'Scope', 'Work Order', 'Daily Field Report', 'Vendor Portal', 'Cost Center and Job'];
const regions = ['Harbor Fiber', 'Cascade Peaks', 'Great Lakes', 'Northern Corridor', 'Aurora', 'Public Safety'];
const entries = Array.from({ length: 5000 }, (_, index): PaletteEntry => {
  const module = modules[index % modules.length] ?? '';
  const region = regions[Math.floor(index / modules.length) % regions.length] ?? '';
  return {
    id: String(index),
    section: index % 7 === 0 ? 'elsewhere' : index % 3 === 0 ? 'dashboards' : 'pages',
    title: `${module} in ${region} ${index}`,
    description: `${region} Rollout`,
    keywords: `P${index}`,
    icon: 'apps',
    run: () => undefined,
  };
});
const { prepare, search } = createRanking(entries);
// As in the idle moment after the palette has opened.
prepare();

function Bench() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <CommandPalette
          aria-label="Search"
          placeholder="Search or jump to"
          isOpen
          onOpenChange={setOpen}
          value={text}
          onChange={setText}
          sections={rankedSections(text === '' ? entries.slice(0, 24) : search(text)).map(({ id, entries: found }) => ({
            id,
            title: id,
            items: found.map(({ id, title, description, icon }) => ({
              id,
              title,
              ...(description !== undefined && { description }),
              icon: <Icon name={icon} />,
            })),
          }))}
          onAction={() => setOpen(false)}
        />
      )}
    </>
  );
}

createRoot(stage()).render(
  <ThemeProvider locale="en">
    <Bench />
  </ThemeProvider>,
);

/** Returns the milliseconds that one search of all entries takes. */
window.searchEntries = (text) => {
  const startedAt = performance.now();
  search(text);
  return performance.now() - startedAt;
};

declare global {
  interface Window {
    searchEntries: (text: string) => number;
  }
}
