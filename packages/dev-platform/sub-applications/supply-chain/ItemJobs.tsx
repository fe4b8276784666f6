import type { ModuleContext } from '@gantry/module';
import { useState } from 'react';
import type { FormEvent } from 'react';
import * as v from 'valibot';
import { callBase } from '../shared/callBase.ts';

const startedSchema = v.object({ id: v.string() });

/** Starts exports and imports of the items through the workflow job service. */
export function ItemJobs({ context }: { readonly context: ModuleContext }) {
  const [isSending, setIsSending] = useState(false);

  const startExport = async (title: string, file: 'xlsx' | 'pdf') => {
    setIsSending(true);
    try {
      const request = { method: 'POST', body: { kind: 'export', title, file } } as const;
      await callBase(context, '/fsoworkflowtasks/api/BackgroundJobs/Start', startedSchema, request);
      context.toast({ title: 'The export has started. Its progress is in the notifications.', tone: 'information' });
      context.openNotificationPanel('exports');
    } catch (error) {
      if (!context.signal.aborted) {
        const reason = error instanceof Error ? error.message : String(error);
        context.toast({ title: `The export was not started. ${reason}`, tone: 'danger' });
      }
    } finally {
      setIsSending(false);
    }
  };

  const startImport = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (!(file instanceof File)) return;
    const title = 'SCM item management save';
    const path = '/fsoworkflowtasks/api/BackgroundJobs/Import';
    // Its row is there from the first byte, and says what becomes of it.
    context.upload(file, { service: 'base', path, fields: { title }, title, startsJob: true });
    context.openNotificationPanel('imports');
    form.reset();
  };

  return (
    <section className="card">
      <h2>Export and import</h2>
      <form className="toolbar" onSubmit={startImport}>
        <button type="button" disabled={isSending} onClick={() => void startExport('Item management export', 'xlsx')}>
          Export
        </button>
        <button
          type="button"
          disabled={isSending}
          onClick={() => void startExport('Warehouse stock count sheet', 'pdf')}
        >
          Export as PDF
        </button>
        <label className="field">
          Import items (.xlsx or .csv)
          <input type="file" name="file" accept=".xlsx,.csv" required />
        </label>
        <button type="submit">Import</button>
      </form>
    </section>
  );
}
