import { UnansweredError } from '@gantry/base/calls';
import { ServiceError } from '@gantry/module';
import { describe, expect, test, vi } from 'vitest';
import { MissingTokenError } from '../auth/Session.ts';
import {
  errorOf,
  file,
  online,
  person,
  phase,
  plain,
  resumable,
  sending,
  startUploads,
  type HeldAttempt,
} from './uploads.testing.ts';

describe('an upload', () => {
  test('is in the list from its start until the service has answered', async () => {
    const { uploads, upload, attempt } = sending(plain);
    expect(uploads.get()).toEqual([upload]);
    const { onProgress, answer, key, address } = await attempt(0);
    expect([key, address.href]).toEqual([upload.key, 'https://monolith.example/app/api/Jobs/Import']);
    onProgress(40);
    expect(upload.state.get()).toEqual({ phase: 'sending', sentBytes: 40 });
    answer(200, '{"id":"job-7"}');
    expect(await upload.result).toEqual({ ok: true, value: { id: 'job-7' } });
    expect(uploads.get()).toEqual([]);
  });

  test('that starts a job stays until the job has arrived', async () => {
    const { uploads, upload, attempt } = sending({ ...plain, startsJob: true });
    (await attempt(0)).answer(202);
    await upload.result;
    expect([phase(upload), uploads.get().length]).toEqual(['sent', 1]);
    upload.end();
    expect(uploads.get()).toEqual([]);
  });

  test.each([
    [413, '', { kind: 'tooLarge', status: 413 }],
    [400, '{"message":"The file has no line."}', { kind: 'refused', status: 400 }],
    [409, '', { kind: 'refused', status: 409 }],
    [200, '<h1>Sign in</h1>', { kind: 'malformed', status: 200 }],
  ])('that is answered with %i %s fails as %o', async (status, text, error) => {
    const { upload, attempt } = sending(plain);
    (await attempt(0)).answer(status, text);
    expect(await errorOf(upload)).toEqual(error);
    expect(phase(upload)).toBe('failed');
  });

  test.each<[string, (attempt: HeldAttempt) => void, 'network' | 'service']>([
    ['is cut', ({ fail }) => fail(new UnansweredError(false)), 'network'],
    ['is not answered', ({ fail }) => fail(new UnansweredError(true)), 'service'],
    ['is answered with 408', ({ answer }) => answer(408), 'service'],
    ['is answered with 429', ({ answer }) => answer(429), 'service'],
    ['is answered with 503', ({ answer }) => answer(503), 'service'],
  ])('that %s waits, and is sent again by its key', async (_, end, reason) => {
    const { uploads, upload, attempt } = sending(plain);
    const first = await attempt(0);
    first.onProgress(40);
    end(first);
    await expect.poll(() => upload.state.get()).toEqual({ phase: 'waiting', for: reason, sentBytes: 0 });
    online();
    const second = await attempt(1);
    expect(second.key).toBe(upload.key);
    second.answer(204);
    await expect.poll(() => uploads.get()).toEqual([]);
  });

  test.each<[string, (attempt: HeldAttempt) => void, object]>([
    ['is cut', ({ fail }) => fail(new UnansweredError(false)), { kind: 'unreachable', status: null }],
    ['is not answered', ({ fail }) => fail(new UnansweredError(true)), { kind: 'timeout', status: null }],
    ['is answered with 503', ({ answer }) => answer(503), { kind: 'refused', status: 503 }],
  ])('without a key that %s fails, because it may be done twice', async (_, end, error) => {
    const { upload, attempt } = sending({ ...plain, isBody: true });
    end(await attempt(0));
    expect(await errorOf(upload)).toEqual(error);
  });

  test.each([
    ['could never be read', 0],
    ['was changed since', 1],
  ])('of a file that %s says so', async (_, readable) => {
    const sent = new File(['x'], 'gone.csv');
    const slice = vi.spyOn(sent, 'slice');
    const unreadable = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('It is gone.')) });
    for (let time = 0; time < readable; time += 1) slice.mockReturnValueOnce(new Blob());
    slice.mockImplementation(unreadable);
    const { upload, attempt } = sending(plain, sent);
    (await attempt(0)).fail(new UnansweredError(false));
    expect(await errorOf(upload)).toMatchObject({ kind: 'unreadable' });
    expect(upload.state.get()).toMatchObject({ isChanged: readable > 0 });
  });

  test('that is paused sends nothing until it is resumed', async () => {
    const { upload, attempt, attempts } = sending(plain);
    const { signal, onProgress } = await attempt(0);
    onProgress(40);
    upload.pause();
    expect([signal.aborted, upload.state.get()]).toEqual([true, { phase: 'paused', sentBytes: 40 }]);
    onProgress(60);
    expect(upload.state.get().sentBytes).toBe(40);
    upload.resume();
    (await attempt(1)).answer(200);
    expect(await upload.result).toEqual({ ok: true, value: undefined });
    expect(attempts).toHaveLength(2);
  });

  test('waits while two others are sent', async () => {
    const { uploads, attempt, attempts } = startUploads();
    const [first, , third] = [plain, plain, plain].map((request) => uploads.start(file, request));
    await attempt(1);
    expect([attempts.length, third?.state.get()]).toEqual([2, { phase: 'waiting', for: 'turn', sentBytes: 0 }]);
    first?.cancel();
    expect((await attempt(2)).key).toBe(third?.key);
  });
});

describe('the token', () => {
  test('is renewed once when the service refuses it, and then the session is over', async () => {
    const replaceAccessToken = vi.fn<(refused: string) => Promise<string>>(async () => 'token-2');
    const { uploads, attempt, left } = startUploads({ replaceAccessToken });
    const upload = uploads.start(file, plain);
    (await attempt(0)).answer(401);
    (await attempt(1)).answer(401);
    expect(await errorOf(upload)).toEqual({ kind: 'signedOut', status: 401 });
    expect(replaceAccessToken).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(left).toEqual(['/Error/sessionExpired']);
  });

  test('is renewed as often as it takes while the service takes more of the file', async () => {
    const { upload, attempt } = sending(resumable);
    for (const [index, sent] of [20, 40, 60].entries()) {
      const { onProgress, answer } = await attempt(index);
      onProgress(sent);
      answer(401);
    }
    (await attempt(3)).answer(204);
    expect(await upload.result).toMatchObject({ ok: true });
  });

  test('that is missing is an error of its own', async () => {
    const { uploads } = startUploads({ getAccessToken: () => Promise.reject(new MissingTokenError()) });
    expect(await errorOf(uploads.start(file, plain))).toMatchObject({ kind: 'signedOut' });
  });
});

describe('by tus, an upload', () => {
  test('goes on where it was, in the next page of the same person', async () => {
    const before = startUploads();
    const upload = before.uploads.start(file, { ...resumable, title: 'Jobs', fields: { kind: 'jobs' } });
    const first = await before.attempt(0);
    expect(first.uploadAddress).toBe(null);
    first.onUploadAddress('https://services.example/base/uploads/7');
    const told = vi.spyOn(console, 'error').mockReturnValue();
    first.fail(new Error('The page was left.'));
    await expect.poll(() => phase(upload)).toBe('failed');
    told.mockRestore();

    const after = startUploads();
    await after.uploads.restore();
    await after.uploads.restore();
    expect(after.uploads.get().map(({ key, title }) => [key, title])).toEqual([[upload.key, 'Jobs']]);
    const second = await after.attempt(0);
    expect(second).toMatchObject({
      uploadAddress: 'https://services.example/base/uploads/7',
      fields: { kind: 'jobs' },
    });
    expect(await second.file.text()).toBe(await file.text());
    second.answer(204);
    await after.uploads.get()[0]?.result;

    const later = startUploads();
    await later.uploads.restore();
    expect(later.uploads.get()).toEqual([]);
  });

  test('that was refused begins anew, also in the next page', async () => {
    const before = startUploads();
    const upload = before.uploads.start(file, resumable);
    const { onUploadAddress, answer } = await before.attempt(0);
    onUploadAddress('https://services.example/base/uploads/7');
    answer(400);
    expect(await errorOf(upload)).toMatchObject({ kind: 'refused' });
    const after = startUploads();
    await after.uploads.restore();
    expect((await after.attempt(0)).uploadAddress).toBe(null);
    before.uploads.get()[0]?.cancel();
  });

  test('is sent by one tab alone, and leaves the list of the others when it has arrived', async () => {
    const sending = startUploads();
    const upload = sending.uploads.start(file, resumable);
    const first = await sending.attempt(0);
    const waiting = startUploads();
    await expect
      .poll(async () => {
        await waiting.uploads.restore();
        return waiting.uploads.get().map(({ state }) => state.get());
      })
      .toEqual([{ phase: 'waiting', for: 'otherTab', sentBytes: 0 }]);
    expect(waiting.attempts).toEqual([]);
    first.answer(204);
    await upload.result;
    await expect.poll(() => waiting.uploads.get()).toEqual([]);
    expect(waiting.attempts).toEqual([]);
  });

  test('of another tab is listed once the browser takes the page out of its memory', async () => {
    const kept = startUploads();
    const sending = startUploads();
    const stranger = startUploads({ profile: { ...person, id: 'another person' } });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const upload = sending.uploads.start(file, resumable);
    await expect.poll(() => stranger.uploads.hasOthers()).toBe(true);
    expect(kept.uploads.get()).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => kept.uploads.get().map(({ key }) => key)).toEqual([upload.key]);
    upload.cancel();
  });

  test('of another person is neither listed nor sent, and only that there is one is told', async () => {
    const first = startUploads();
    const upload = first.uploads.start(file, resumable);
    await first.attempt(0);
    expect(await first.uploads.hasOthers()).toBe(false);
    person.id = crypto.randomUUID();
    const next = startUploads();
    await expect.poll(() => next.uploads.hasOthers()).toBe(true);
    await next.uploads.restore();
    expect([next.uploads.get(), next.attempts]).toEqual([[], []]);
    upload.cancel();
    await expect.poll(() => next.uploads.hasOthers()).toBe(false);
  });

  test('is not kept after the session is over', async () => {
    const { uploads, attempt } = startUploads({ getHubAccessToken: () => null });
    uploads.start(file, resumable);
    await attempt(0);
    const after = startUploads();
    await after.uploads.restore();
    expect(after.uploads.get()).toEqual([]);
  });

  test('goes on without a database', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('It is blocked.', 'SecurityError');
    });
    const { upload, attempt } = sending(resumable);
    (await attempt(0)).answer(204);
    expect(await upload.result).toMatchObject({ ok: true });
    vi.restoreAllMocks();
  });
});

test('a fault of the code is no answer of the service, and is told in the console', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { upload, attempt } = sending(plain);
  const fault = new TypeError('x is not a function');
  (await attempt(0)).fail(fault);
  const result = await upload.result;
  expect(result.ok ? null : result.error).toBeInstanceOf(ServiceError);
  expect(told).toHaveBeenCalledWith(expect.any(String), fault);
  told.mockRestore();
});
