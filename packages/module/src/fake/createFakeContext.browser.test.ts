import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeContext, type FakeContextOptions, type FakePortal } from './createFakeContext.ts';
import type { FakeAnswer } from './fakeServices.ts';

let portal: FakePortal | undefined;
afterEach(() => {
  vi.useRealTimers();
  portal?.close();
});

function open(options: FakeContextOptions) {
  portal = createFakeContext(options);
  return { ...portal, ...portal.context };
}

const never = () => new Promise<FakeAnswer>(() => undefined);
/** Lets the patience of a person pass. */
const wait = () => vi.advanceTimersByTimeAsync(4000);

describe('a read that is kept', () => {
  const read = { keep: true } as const;

  test('is answered from what was kept if the service cannot be reached, with its age', async () => {
    let answer: FakeAnswer = { json: ['Crew 12'] };
    const { request } = open({ answer: () => answer });
    expect(await request('base', '/crews', read)).toEqual({ ok: true, value: ['Crew 12'] });
    answer = { isUnreachable: true };
    const kept = { ok: true, value: ['Crew 12'], keptAt: expect.any(Number) as unknown };
    expect(await request('base', '/crews', read)).toEqual(kept);
    expect(await request('base', '/crews')).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(await request('base', '/rooms', read)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    answer = { status: 500 };
    expect(await request('base', '/crews', read)).toMatchObject({ ok: false, error: { status: 500 } });
  });

  test('is answered from what was kept if the service takes long', async () => {
    let isSlow = false;
    const { request } = open({ answer: () => (isSlow ? never() : { json: 1 }) });
    await request('base', '/crews', read);
    isSlow = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = request('base', '/crews', read);
    await wait();
    expect(await slow).toMatchObject({ ok: true, value: 1, keptAt: expect.any(Number) as unknown });
  });
});

describe('a write', () => {
  const write = { method: 'PUT', title: 'Crew 12', body: { people: 4 } } as const;

  test.each<[string, FakeAnswer]>([
    ['cannot be reached', { isUnreachable: true }],
    ['is down', { status: 503 }],
  ])('waits while its service %s, and says later how it ended', async (_, down) => {
    let answer = down;
    const { write: send, waiting, sendWaiting, calls } = open({ answer: () => answer });
    const result = await send('base', '/crews/12', write);
    expect(waiting).toMatchObject([{ title: 'Crew 12', call: { path: '/crews/12', body: { people: 4 } } }]);
    await sendWaiting();
    expect(waiting).toHaveLength(1);
    answer = { status: 409, message: 'Changed meanwhile.' };
    await sendWaiting();
    expect(waiting).toEqual([]);
    if (result.state !== 'waits') throw new Error('It does not wait.');
    expect(await result.sent).toMatchObject({ ok: false, error: { serverMessage: 'Changed meanwhile.' } });
    expect(new Set(calls.map(({ token }) => token)).size).toBe(3);
  });

  test('is on its way if the service takes long, and ends with its answer', async () => {
    let end: (answer: FakeAnswer) => void = () => undefined;
    const { write: send, waiting } = open({ answer: () => new Promise((resolve) => (end = resolve)) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = send('base', '/crews/12', write);
    await wait();
    const result = await slow;
    if (result.state !== 'onItsWay') throw new Error('It is not on its way.');
    end({ json: 'done' });
    expect(await result.sent).toEqual({ ok: true, value: 'done' });
    expect(waiting).toEqual([]);
  });

  test('is refused at once, and one without a title is a mistake', async () => {
    const { write: send, waiting } = open({ answer: () => ({ status: 422, fieldErrors: { people: 'Too many.' } }) });
    const refused = { state: 'failed', error: { kind: 'refused', fieldErrors: { people: 'Too many.' } } };
    expect(await send('base', '/crews/12', write)).toMatchObject(refused);
    expect(waiting).toEqual([]);
    await expect(send('base', '/crews/12', { ...write, title: '' })).rejects.toThrow(/has no title/);
  });
});

describe('an upload', () => {
  const file = new File(['mast'], 'mast.png');
  const place = { service: 'base', path: '/photos', fields: { site: '7' } } as const;

  test('is one call with a form, and says how far it is', async () => {
    const { upload, calls } = open({ answer: () => ({ json: { id: 3 } }) });
    const { onProgress, progress, result } = upload(file, { ...place, parse: (answer) => Object.values(answer ?? {}) });
    const phases: string[] = [];
    onProgress(({ phase, sentBytes, totalBytes }) => phases.push(`${phase} ${sentBytes}/${totalBytes}`));
    expect(progress().phase).toBe('waiting');
    expect(await result).toEqual({ ok: true, value: [3] });
    expect(phases).toEqual(['sending 0/4', 'sent 4/4', 'ended 4/4']);
    expect(calls[0]?.body instanceof FormData && [...calls[0].body.keys()]).toEqual(['file', 'site']);
  });

  test('is sent once nothing holds it, and never if it is cancelled', async () => {
    const { upload, calls } = open({ answer: never });
    const held = upload(file, place);
    held.pause();
    const given = upload(file, place);
    await expect.poll(() => calls.length).toBe(1);
    held.cancel();
    given.cancel();
    expect(await held.result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(await given.result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect([held.progress().phase, calls.length]).toEqual(['ended', 1]);
  });

  test('is found by its key', async () => {
    const { upload, uploads } = open({ answer: never });
    const sent = upload(file, place);
    expect((await uploads.find(sent.key))?.key).toBe(sent.key);
    expect(await uploads.find('another')).toBe(null);
    sent.cancel();
  });

  test('that is too large is told apart', async () => {
    const { upload } = open({ answer: () => ({ status: 413, message: 'At most 5 MB.' }) });
    const tooLarge = { ok: false, error: { kind: 'tooLarge', serverMessage: 'At most 5 MB.' } };
    expect(await upload(file, place).result).toMatchObject(tooLarge);
  });
});

test('leaving aborts the calls, and ends listeners and guards', async () => {
  const { request, leave, setRoute, onRouteChange, beforeLeave, leaveQuestion } = open({ answer: never });
  const listener = vi.fn<() => void>();
  onRouteChange(listener);
  beforeLeave(() => 'The note is not saved.');
  expect(leaveQuestion()).toBe('The note is not saved.');
  const asked = request('base', '/crews');
  leave();
  await expect(asked).rejects.toThrow(/aborted/);
  setRoute({ subPath: '/crews/7' });
  expect([listener.mock.calls.length, leaveQuestion()]).toEqual([0, null]);
});
