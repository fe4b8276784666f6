import { DataTable } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const columns = [{ id: 'line', label: 'Line', isRowHeader: true, render: (line: string) => line }];

/** Used by the tests of every component. */
export const examples: Examples = {
  DataTable: {
    render: (common) => (
      <DataTable {...common} aria-label="Results" columns={columns} rows={['1', '2']} getRowId={(line) => line} />
    ),
  },
};
