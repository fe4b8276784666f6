import type { ModuleContext } from '@gantry/module';
import { useState } from 'react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { callBase } from '../shared/callBase.ts';

const startedSchema = v.object({ id: v.string() });

/** Starts exports and imports of the items through the workflow job service. */
export function ItemJobs({ context }: { readonly context: ModuleContext }) {
  const [isSending, setIsSending] = useState(false);

  const start = async (kind: 'export' | 'import', body: () => Promise<object>): Promise<boolean> => {
    setIsSending(true);
    try {
      const request = { method: 'POST', body: { kind, ...(await body()) } } as const;
      await callBase(context, '/fsoworkflowtasks/api/BackgroundJobs/Start', startedSchema, request);
      context.toast({ title: `The ${kind} has started. Its progress is in the notifications.`, tone: 'information' });
      context.openNotificationPanel(`${kind}s`);
      return true;
    } catch (error) {
      if (!context.signal.aborted) {
        const reason = error instanceof Error ? error.message : String(error);
        context.toast({ title: `The ${kind} was not started. ${reason}`, tone: 'danger' });
      }
      return false;
    } finally {
      setIsSending(false);
    }
  };

  const startExport = (title: string, file: 'xlsx' | 'pdf') => {
    void start('export', () => Promise.resolve({ title, file }));
  };

  const startImport = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File)) return;
    const isStarted = await start('import', async () => ({
      title: 'SCM item management save',
      fileName: file.name,
      content: toBase64(new Uint8Array(await file.arrayBuffer())),
    }));
    if (isStarted) form.reset();
  };

  return (
    <section className="card">
      <h2>Export and import</h2>
      <form className="toolbar" onSubmit={(event) => void startImport(event)}>
        <button type="button" disabled={isSending} onClick={() => startExport('Item management export', 'xlsx')}>
          Export
        </button>
        <button type="button" disabled={isSending} onClick={() => startExport('Warehouse stock count sheet', 'pdf')}>
          Export as PDF
        </button>
        <label className="field">
          Import items (.xlsx or .csv)
          <input type="file" name="file" accept=".xlsx,.csv" required />
        </label>
        <button type="submit" disabled={isSending}>
          Import
        </button>
      </form>
    </section>
  );
}

function toBase64(bytes: Uint8Array): string {
  // The bytes are split, because the number of a call's arguments is limited.
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x8000) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  }
  return btoa(pieces.join(''));
}
