import {
  Button,
  DataTable,
  Glyph,
  saveCsv,
  SegmentedControl,
  ToneIcon,
  type DataTableColumn,
  type Tone,
} from '@gantry/ui-kit';
import { downloadGlyph } from '@gantry/ui-kit/icons';
import { useMemo, useState } from 'react';
import { toCsv, type ImportOutcome, type ImportResultRow } from '../../core/parsing/importResults.ts';
import { useNotificationLocale, useNotificationMessages } from '../../data/index.ts';
import type { NotificationMessages } from '../../languages/index.ts';
import { Count, Counts, MessageCell, Outcome, Results, Toolbar } from './ImportResults.styles.ts';

interface ImportResultsTableProps {
  readonly results: readonly ImportResultRow[];
  /** Names the table to screen readers. */
  readonly label: string;
}

interface NumberedRow extends ImportResultRow {
  readonly id: string;
}

/** The outcomes, those that people look for first. */
const outcomeOrder: readonly ImportOutcome[] = ['failed', 'created', 'updated', 'skipped', 'unknown'];

/** The tone of each outcome. */
const outcomeTones: Readonly<Record<ImportOutcome, Tone>> = {
  failed: 'danger',
  created: 'success',
  updated: 'success',
  skipped: 'neutral',
  unknown: 'warning',
};

const isFailure = (row: NumberedRow) => row.outcome === 'failed';

/** The results of an import: counts, a filter for failures, a row for each imported line, and a download as CSV. */
export function ImportResultsTable({ results, label }: ImportResultsTableProps) {
  const messages = useNotificationMessages();
  const locale = useNotificationLocale();
  const [show, setShow] = useState<'all' | 'failures'>('all');
  const { results: texts, outcomes } = messages;

  const rows = useMemo(() => results.map((row, index) => ({ ...row, id: String(index) })), [results]);
  const counts = useMemo(() => countOutcomes(results), [results]);
  const columns = useMemo(() => columnsIn(messages), [messages]);
  const numbers = new Intl.NumberFormat(locale);

  const download = () => {
    const header = [texts.line, texts.item, texts.outcome, texts.message];
    const cells = results.map(({ line, item, outcome, message }) => [String(line ?? ''), item, outcome, message]);
    saveCsv(texts.fileName, toCsv(cells, header));
  };

  return (
    <Results>
      <Counts role="list">
        {counts.map(({ outcome, count }) => (
          <Count key={outcome} data-outcome={count > 0 ? outcome : undefined}>
            <b>{numbers.format(count)}</b> {outcomes[outcome]}
          </Count>
        ))}
      </Counts>
      <Toolbar>
        <SegmentedControl
          label={texts.show}
          options={[
            { id: 'all', label: texts.all },
            { id: 'failures', label: texts.failuresOnly },
          ]}
          selectedKey={show}
          onSelectionChange={setShow}
        />
        <Button icon={<Glyph shape={downloadGlyph} />} onPress={download}>
          {texts.downloadCsv}
        </Button>
      </Toolbar>
      <DataTable
        aria-label={label}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        {...(show === 'failures' && { filter: isFailure })}
        noMatchText={texts.noFailures}
      />
    </Results>
  );
}

function columnsIn({ results, outcomes }: NotificationMessages): readonly DataTableColumn<NumberedRow>[] {
  return [
    {
      id: 'line',
      label: results.line,
      align: 'end',
      render: ({ line }) => line ?? '–',
      sortValue: ({ line }) => line,
    },
    {
      id: 'item',
      label: results.item,
      isRowHeader: true,
      render: ({ item }) => <bdi>{item}</bdi>,
      sortValue: ({ item }) => item,
    },
    {
      id: 'outcome',
      label: results.outcome,
      render: ({ outcome }) => (
        <Outcome>
          <ToneIcon tone={outcomeTones[outcome]} isDecorative />
          {outcomes[outcome]}
        </Outcome>
      ),
      sortValue: ({ outcome }) => outcomeOrder.indexOf(outcome),
    },
    {
      id: 'message',
      label: results.message,
      render: ({ message }) => <MessageCell dir="auto">{message}</MessageCell>,
      sortValue: ({ message }) => message,
    },
  ];
}

/** How many lines have each outcome. Outcomes without a line are left out, except failures. */
function countOutcomes(rows: readonly ImportResultRow[]): readonly { outcome: ImportOutcome; count: number }[] {
  const counts = new Map<ImportOutcome, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return outcomeOrder
    .map((outcome) => ({ outcome, count: counts.get(outcome) ?? 0 }))
    .filter(({ outcome, count }) => count > 0 || outcome === 'failed');
}
