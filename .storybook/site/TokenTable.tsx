import { EmptyState, TextField } from '@gantry/ui-kit';
import { useState, type CSSProperties } from 'react';
import { tokenEntries } from 'virtual:workshop-entries';
import { CopyButton } from './CopyButton.tsx';
import type { TokenEntry } from './entries.ts';
import { KitArea } from './KitArea.tsx';
import { Note, Sample, Scroll, Table } from './Table.styles.ts';

/** How a token of each category is shown. A category without a sample shows its value alone. */
const samples: Record<string, (variable: string) => CSSProperties> = {
  color: (variable) => ({ background: variable }),
  space: (variable) => ({ inlineSize: variable, minInlineSize: 0, background: 'var(--gantry-color-background-ink)' }),
  density: (variable) => ({ blockSize: variable, minBlockSize: 0 }),
  radius: (variable) => ({ borderRadius: variable, minBlockSize: 32 }),
  shadow: (variable) => ({ boxShadow: variable }),
  size: (variable) => ({ inlineSize: variable, minInlineSize: 0, background: 'var(--gantry-color-background-ink)' }),
};

function Shown({ token }: { readonly token: TokenEntry }) {
  if (token.variable === null) return null;
  const variable = `var(${token.variable})`;
  if (token.category === 'type') return <span style={{ font: variable }}>Northern Corridor · الممر الشمالي</span>;
  const style = samples[token.category]?.(variable);
  return style ? <Sample style={style} /> : null;
}

const titles: Record<string, string> = {
  color: 'Colour',
  type: 'Type',
  font: 'Font',
  space: 'Space',
  density: 'Density',
  size: 'Size',
  radius: 'Radius',
  shadow: 'Elevation',
  motion: 'Motion',
  layer: 'Order of layers',
  breakpoint: 'Breakpoints',
};

const matches = (token: TokenEntry, words: readonly string[]) => {
  const text =
    `${token.name} ${token.variable ?? ''} ${token.value} ${token.use} ${titles[token.category] ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Every token that components read, with a search and a button that copies its variable. */
export function TokenTable() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tokenEntries.filter((token) => matches(token, words));
  return (
    <KitArea>
      <TextField
        label="Search the tokens"
        description="By name, variable, value or use, such as “focus” or “24px”."
        value={search}
        onChange={setSearch}
      />
      <Note role="status">
        {found.length} of {tokenEntries.length} tokens
      </Note>
      {found.length === 0 && <EmptyState title="No token has these words." />}
      {Object.entries(titles).map(([category, title]) => {
        const rows = found.filter((token) => token.category === category);
        return (
          rows.length > 0 && (
            <section key={category} aria-label={title}>
              <h2 id={category} style={{ font: 'var(--gantry-type-section-title)', marginBlock: '32px 0' }}>
                {title}
              </h2>
              <Scroll tabIndex={0} role="group" aria-label={`${title}, a table`}>
                <Table>
                  <thead>
                    <tr>
                      <th scope="col">Sample</th>
                      <th scope="col">Name</th>
                      <th scope="col">Value</th>
                      <th scope="col">Use</th>
                      <th scope="col">Variable</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((token) => (
                      <tr key={token.name}>
                        <td>
                          <Shown token={token} />
                        </td>
                        <th scope="row">{token.name}</th>
                        <td style={{ whiteSpace: 'nowrap' }}>
                          {token.value}
                          {token.dark !== undefined && <Note>dark: {token.dark}</Note>}
                          {token.compact !== undefined && <Note>compact: {token.compact}</Note>}
                        </td>
                        <td>{token.use}</td>
                        <td>
                          <code>{token.variable ?? `tokens.${token.name}`}</code>{' '}
                          <CopyButton
                            text={token.variable === null ? `tokens.${token.name}` : `var(${token.variable})`}
                            of={token.name}
                          />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </Scroll>
            </section>
          )
        );
      })}
    </KitArea>
  );
}
