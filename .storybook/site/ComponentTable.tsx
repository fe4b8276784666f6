import { entries } from 'virtual:workshop-entries';
import { KitArea } from './KitArea.tsx';
import { Scroll, Table } from './Table.styles.ts';

const statuses = { stable: 'Stable', beta: 'Beta' } as const;

const plain = (text: string) => text.replaceAll('`', '');

/** Every component of a package with what it is for, its keys and what screen readers hear. */
export function ComponentTable({ of }: { readonly of: string }) {
  const components = entries.flatMap((entry) =>
    entry.kind === 'component' && entry.packageName === of ? [entry] : [],
  );
  const hasGuides = components.some(({ keyboard }) => keyboard !== '');
  return (
    <KitArea>
      <Scroll tabIndex={0} role="group" aria-label={`The components of ${of}, a table`}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              <th scope="col">When to use</th>
              {hasGuides && <th scope="col">Keyboard</th>}
              {hasGuides && <th scope="col">Accessibility</th>}
              <th scope="col">Checked</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ name, address, status, whenToUse, keyboard, accessibility, stories }) => (
              <tr key={address}>
                <th scope="row">
                  <a href={address} target="_parent">
                    {name}
                  </a>
                </th>
                <td>{statuses[status]}</td>
                <td>{plain(whenToUse)}</td>
                {hasGuides && <td>{plain(keyboard)}</td>}
                {hasGuides && <td>{plain(accessibility)}</td>}
                <td>{stories === 1 ? '1 story' : `${String(stories)} stories`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </KitArea>
  );
}
