import type { ModuleContext } from '@gantry/module';
import { FileField } from '@gantry/ui-kit';
import { Form, type FormErrors } from '@gantry/ui-kit/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { callBase } from '../shared/callBase.ts';

const startedSchema = v.object({ id: v.string() });

/** Starts exports and imports of the items through the workflow job service. */
export function ItemJobs({ context }: { readonly context: ModuleContext }) {
  const [isSending, setIsSending] = useState(false);
  const [file, setFile] = useState<File | null>(null);

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

  const startImport = (): Promise<FormErrors | null> => {
    if (file === null) return Promise.resolve({ file: 'Choose the file with the items.' });
    const title = 'SCM item management save';
    const path = '/fsoworkflowtasks/api/BackgroundJobs/Import';
    // Its row is there from the first byte, and says what becomes of it.
    context.upload(file, { service: 'base', path, fields: { title }, title, startsJob: true });
    context.openNotificationPanel('imports');
    setFile(null);
    return Promise.resolve(null);
  };

  return (
    <section className="card">
      <h2>Export and import</h2>
      <div className="toolbar">
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
      </div>
      <Form submitLabel="Import" onSubmit={startImport}>
        <FileField
          label="Import items"
          name="file"
          accept={['.xlsx', '.csv']}
          description="A workbook (.xlsx) or a text (.csv). Its first line is a header, its first column the item."
          files={file === null ? [] : [{ file }]}
          onAdd={([added]) => setFile(added ?? null)}
          onRemove={() => setFile(null)}
        />
      </Form>
    </section>
  );
}
