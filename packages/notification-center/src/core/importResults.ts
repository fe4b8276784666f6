/** What became of one line of an import. */
export type ImportOutcome = 'created' | 'updated' | 'skipped' | 'failed' | 'unknown';

/** One line of an import's results. */
export interface ImportResultRow {
  /** Number of the line in the imported file; null where the service did not say. */
  readonly line: number | null;
  readonly item: string;
  readonly outcome: ImportOutcome;
  readonly message: string;
}
