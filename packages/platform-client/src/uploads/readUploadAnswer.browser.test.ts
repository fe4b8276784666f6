import { UnansweredError } from '@gantry/base/calls';
import { describe, expect, test, vi } from 'vitest';
import type { Send } from './Upload.ts';
import { errorOf, file, online, phase, resumable, sending, startUploads } from './uploads.testing.ts';

describe('by tus, an upload', () => {
  /** Answers one attempt after the other with a status, and ends the waits between them. */
  async function answering({ upload, attempt }: ReturnType<typeof sending>, status: number, times: number, first = 0) {
    for (let index = first; index < first + times; index += 1) {
      (await attempt(index)).answer(status);
      await expect.poll(() => phase(upload)).toMatch(/^(?:waiting|failed)$/);
      online();
    }
  }

  test('waits for one that another connection holds, but not for ever', async () => {
    const sent = sending(resumable);
    await answering(sent, 423, 6);
    expect(await errorOf(sent.upload)).toEqual({ kind: 'refused', status: 423 });
  });

  test('waits for a service that is busy for as long as it is, and goes on', async () => {
    const sent = sending(resumable);
    (await sent.attempt(0)).onUploadAddress('https://services.example/base/uploads/7');
    for (const [first, status] of [429, 502, 503].entries()) await answering(sent, status, 3, 3 * first);
    const { uploadAddress, answer } = await sent.attempt(9);
    expect(uploadAddress).toBe('https://services.example/base/uploads/7');
    answer(204);
    expect(await sent.upload.result).toEqual({ ok: true, value: undefined });
  });

  test.each([404, 410])('that the service has forgotten with %i begins anew, but not for ever', async (status) => {
    const sent = sending(resumable);
    (await sent.attempt(0)).onUploadAddress('https://services.example/base/uploads/7');
    await answering(sent, status, 1);
    expect((await sent.attempt(1)).uploadAddress).toBe(null);
    // Without an address, it is the path that is wrong.
    await answering(sent, status, 1, 1);
    expect(await errorOf(sent.upload)).toEqual({ kind: 'refused', status });
  });

  test.each([
    [200, '{"id":"job-7"}', { ok: true, value: { id: 'job-7' } }],
    [400, '{"message":"The file has no line."}', { ok: false, error: { kind: 'refused' } }],
    [204, '', { ok: false, error: { kind: 'malformed' } }],
    [400, 'Upload is complete.', { ok: false, error: { kind: 'malformed' } }],
  ])('whose service is asked once more and says %i %s ends as that says', async (status, text, end) => {
    const { upload, attempt } = sending(resumable);
    const { onUploadAddress, onProgress, answerAgain } = await attempt(0);
    onUploadAddress('https://services.example/base/uploads/7');
    onProgress(file.size);
    expect(upload.state.get()).toMatchObject({ phase: 'sent', isAnswered: false });
    answerAgain(status, text);
    expect(await upload.result).toMatchObject(end);
    upload.retry();
    if (!end.ok) expect((await attempt(1)).uploadAddress).toBe(null);
    upload.cancel();
  });

  test('whose job has come is sent, though its last answer is lost', async () => {
    const { upload, attempt } = sending({ ...resumable, startsJob: true });
    const { fail } = await attempt(0);
    upload.end();
    fail(new UnansweredError(false));
    expect(await upload.result).toEqual({ ok: true, value: undefined });
  });

  test('whose fields do not fit a header goes as a form', async () => {
    const loads = vi.fn<() => Promise<Send>>(() => new Promise(() => undefined));
    const { uploads } = startUploads({}, { sendPlain: loads });
    for (const fields of [{ note: 'x'.repeat(5000) }, { 'the note': 'x' }, { note: 'x' }])
      expect(uploads.start(file, { ...resumable, fields }).isResumable).toBe('note' in fields && fields.note === 'x');
    await expect.poll(() => loads.mock.calls.length).toBe(2);
    for (const upload of uploads.get()) upload.cancel();
  });
});
