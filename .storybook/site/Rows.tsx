import type { ReactNode } from 'react';
import { KitArea } from './KitArea.tsx';
import { Scroll, Table } from './Table.styles.ts';

export interface RowsProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of a guide. The first cell of a row names it. */
export function Rows({ head, rows }: RowsProps) {
  return (
    <KitArea>
      <Scroll>
        <Table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </KitArea>
  );
}
