import { Button, DataTable, Glyph, saveCsv, type DataTableColumn } from '@gantry/ui-kit';
import { downloadGlyph } from '@gantry/ui-kit/icons';
import { useMemo } from 'react';
import { toCsv } from '../../core/parsing/importResults.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { MessageCell, Results, Toolbar } from './ImportResults.styles.ts';

interface FieldsTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Names the table to screen readers. */
  readonly label: string;
}

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

/** Results of fields that the center does not know, under the names that the service gives them, and a download as CSV. */
export function FieldsTable({ columns: names, rows, label }: FieldsTableProps) {
  const { results: texts } = useNotificationMessages();
  const numbered = useMemo(() => rows.map((cells, index): Row => ({ id: String(index), cells })), [rows]);
  const columns = useMemo(
    () =>
      names.map((name, index): DataTableColumn<Row> => ({
        id: name,
        label: name,
        isRowHeader: index === 0,
        render: ({ cells }) => <MessageCell dir="auto">{cells[index]}</MessageCell>,
        sortValue: ({ cells }) => cells[index] ?? '',
      })),
    [names],
  );
  return (
    <Results>
      <Toolbar>
        <Button icon={<Glyph shape={downloadGlyph} />} onPress={() => saveCsv(texts.fileName, toCsv(rows, names))}>
          {texts.downloadCsv}
        </Button>
      </Toolbar>
      <DataTable aria-label={label} columns={columns} rows={numbered} getRowId={({ id }) => id} />
    </Results>
  );
}
