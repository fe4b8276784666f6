import PdfKit from 'pdfkit';
import writeExcelFile from 'write-excel-file/node';
import { exportTableOf } from '../seed/exportTable.ts';
import type { ExportTable } from '../seed/exportTable.ts';
import type { Program, StoredFile } from '../state/index.ts';

/** The subject of an export. */
export interface ExportSubject {
  readonly title: string;
  /** Null if the export belongs to no program. */
  readonly program: Program | null;
  readonly file: 'xlsx' | 'pdf';
}

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** The name under which a browser saves the file of an export. */
export function exportFileName({ title, file }: Pick<ExportSubject, 'title' | 'file'>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['export'];
  return `${words.join('-').slice(0, 80)}.${file}`;
}

/** Makes a workbook or a PDF with the lines that the module shows now. */
export async function makeExportFile(subject: ExportSubject): Promise<StoredFile> {
  const table = exportTableOf(subject.title, subject.program?.id ?? null, new Date());
  const bytes = subject.file === 'pdf' ? await makePdf(subject, table) : await makeWorkbook(subject, table);
  return {
    bytes: new Uint8Array(bytes),
    contentType: contentTypes[subject.file],
    downloadName: exportFileName(subject),
  };
}

type Cell = ExportTable['rows'][number][number];

const textOf = (cell: Cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell));
const cellOf = (cell: Cell) => (cell instanceof Date ? { value: cell, type: Date, format: 'yyyy-mm-dd' } : cell);

function makeWorkbook({ title, program }: ExportSubject, { columns, rows }: ExportTable): Promise<Buffer> {
  return writeExcelFile(
    [columns.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cellOf))],
    {
      // Excel allows 31 characters, without these signs.
      sheet: (program?.name ?? title).replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      columns: columns.map((name, index) => ({
        width: Math.max(name.length, ...rows.map((row) => textOf(row[index] ?? '').length)) + 3,
      })),
      stickyRowsCount: 1,
    },
  ).toBuffer();
}

async function makePdf({ title, program }: ExportSubject, { columns, rows }: ExportTable): Promise<Buffer> {
  const document = new PdfKit({ size: 'A4', margin: 48, info: { Title: title } });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.font('Helvetica-Bold').fontSize(18).text(title);
  document
    .font('Helvetica')
    .fontSize(10)
    .text(program?.name ?? 'All programs')
    .moveDown();
  document.fontSize(9).table({
    columnStyles: columns.map(() => '*' as const),
    data: [[...columns], ...rows.map((row) => row.map(textOf))],
  });
  document.end();
  await done;
  return Buffer.concat(chunks);
}
