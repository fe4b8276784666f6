import PdfKit from 'pdfkit';
import writeExcelFile from 'write-excel-file/node';
import { createRandom } from '../seed/random.ts';
import type { StoredFile } from '../state/index.ts';

/** What an export is about. */
export interface ExportSubject {
  readonly title: string;
  readonly programName: string | null;
  readonly file: 'xlsx' | 'pdf';
}

const header = ['Job', 'Milestone', 'Planned start', 'Planned finish', 'Complete', 'Crew'] as const;
type Line = readonly [job: string, milestone: string, start: Date, finish: Date, complete: number, crew: string];

const rowCount = 60;
const day = 86_400_000;
const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** The name a file of this title is saved under. */
export function exportFileName({ title, file }: ExportSubject): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['export'];
  return `${words.join('-').slice(0, 80)}.${file}`;
}

/** Makes a workbook or a document that opens; the same title always has the same lines. */
export async function makeExportFile(subject: ExportSubject): Promise<StoredFile> {
  const lines = linesOf(subject.title);
  const bytes = subject.file === 'pdf' ? await makePdf(subject, lines) : await makeWorkbook(subject, lines);
  return {
    bytes: new Uint8Array(bytes),
    contentType: contentTypes[subject.file],
    downloadName: exportFileName(subject),
  };
}

function linesOf(title: string): Line[] {
  const random = createRandom(title);
  return Array.from({ length: rowCount }, (_, index) => {
    const start = new Date(Date.UTC(2026, 0, 5) + random.integer(0, 250) * day);
    return [
      `J-${String(1001 + index)}`,
      random.pick(['Site walk', 'Permits', 'Foundation', 'Tower stacking', 'Lines and antennas', 'Power', 'Closeout']),
      start,
      new Date(start.getTime() + random.integer(3, 45) * day),
      random.integer(0, 20) / 20,
      random.pick(['Crew Alder', 'Crew Birch', 'Crew Cedar', 'Crew Elm', 'Crew Fir']),
    ];
  });
}

function makeWorkbook({ title, programName }: ExportSubject, lines: readonly Line[]): Promise<Buffer> {
  const date = (value: Date) => ({ value, type: Date, format: 'yyyy-mm-dd' });
  return writeExcelFile(
    [
      header.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...lines.map(([job, milestone, start, finish, complete, crew]) => [
        job,
        milestone,
        date(start),
        date(finish),
        { value: complete, type: Number, format: '0%' },
        crew,
      ]),
    ],
    {
      // Excel allows 31 characters and none of these signs.
      sheet: (programName ?? title).replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
      columns: [12, 22, 14, 14, 10, 16].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ).toBuffer();
}

async function makePdf({ title, programName }: ExportSubject, lines: readonly Line[]): Promise<Buffer> {
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
    .text(programName ?? 'All programs')
    .moveDown();
  document.fontSize(9).table({
    columnStyles: ['*', '*', '*', '*', '*', '*'],
    data: [
      [...header],
      ...lines.map(([job, milestone, start, finish, complete, crew]) => [
        job,
        milestone,
        start.toISOString().slice(0, 10),
        finish.toISOString().slice(0, 10),
        `${String(Math.round(complete * 100))} %`,
        crew,
      ]),
    ],
  });
  document.end();
  await done;
  return Buffer.concat(chunks);
}
