import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NotificationCenterOptions } from '../NotificationCenterOptions.ts';
import { createTestCenter } from '../createTestCenter.testing.ts';

const storage = 'https://storage.example';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const failure = 'Error fetching exported file data';

/** What the storage does when it is asked: answers, or refuses to be read (CORS), or is away. */
type Storage = () => Promise<Response>;
const answers =
  (body: BodyInit | null, type?: string, disposition?: string, status = 200): Storage =>
  async () => {
    const given = { ...(type && { 'content-type': type }), ...(disposition && { 'content-disposition': disposition }) };
    return new Response(body, { status, headers: given });
  };

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;
beforeEach(() => {
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
});

async function setUp(
  url: string,
  ask: Storage,
  options: Partial<NotificationCenterOptions> = {},
  payload: object = {},
) {
  fetched.mockImplementation(ask);
  const item = { id: 'j1', type: 'export', title: 'Sites', payload: { status: 'completed', ...payload } };
  const test = createTestCenter({ notifications: [item] });
  const { jobs } = test.platform;
  const getExportedFileUrl = vi.fn(async () => url);
  const center = await test.startCenter({
    jobs: { ...jobs, legacy: { ...jobs.legacy, getExportedFileUrl } },
    allowedLinkOrigins: [storage, 'http://localhost:4001'],
    ...options,
  });
  const download = async () => {
    const ended = center.jobActions.download('j1');
    await test.advance(0);
    return ended;
  };
  return { ...test, center, getExportedFileUrl, download };
}

describe('the answer of the storage, and what the person gets', () => {
  it.each<[what: string, path: string, ask: Storage, expected: string]>([
    [
      'a file with a name',
      '/1',
      answers('12345', sheet, 'attachment; filename="Sites, all.xlsx"'),
      'saved Sites, all.xlsx, 5 bytes',
    ],
    ['a file without a disposition', '/a/sites.csv?sig=1', answers('1,2', 'text/csv'), 'saved sites.csv, 3 bytes'],
    ['a file without any name', '/7', answers('1,2', 'text/csv'), 'saved Sites.csv, 3 bytes'],
    ['a file without a type', '/sites.dat', answers(new Uint8Array([1])), 'saved sites.dat, 1 bytes'],
    ['an XML file that was asked for', '/sites.xml', answers('<a/>', 'text/xml'), 'saved sites.xml, 4 bytes'],
    ['a page that is the file', '/9', answers('<p>', 'text/html', 'attachment'), 'saved Sites, 3 bytes'],
    ['a PDF', '/sites.pdf', answers('%PDF', 'application/pdf'), `tab ${storage}/sites.pdf`],
    ['a PDF by its type', '/8', answers('%PDF', 'application/pdf'), `tab ${storage}/8`],
    [
      'a PDF that is to be saved',
      '/sites.pdf',
      answers('%PDF', 'application/pdf', 'attachment; filename="a.pdf"'),
      'saved a.pdf, 4 bytes',
    ],
    [
      'a JSON file whose disposition the page may not see',
      '/7f3a?rscd=attachment%3B%20filename%3Dsites.json',
      answers('[]', 'application/json'),
      'saved sites.json, 2 bytes',
    ],
    ['a refusal', '/sites.csv', answers('<Error/>', 'application/xml', undefined, 403), failure],
    ['a refusal with success', '/sites.csv', answers('<Error/>', 'application/xml'), failure],
    ['a page of a proxy', '/sites.xlsx', answers('<p>Sign in', 'text/html; charset=utf-8'), failure],
    ['an error as JSON', '/sites.xlsx', answers('{}', 'application/json'), failure],
    ['a refused PDF', '/sites.pdf', answers('<Error/>', 'application/xml', undefined, 403), failure],
    ['nothing', '/sites.csv', answers('', 'text/csv'), failure],
    ['no answer', '/sites.csv', async () => Promise.reject(new TypeError('Failed to fetch')), failure],
  ])('%s', async (_, path, ask, expected) => {
    const { visited, titles, download } = await setUp(`${storage}${path}`, ask);
    await download();
    expect([...visited, ...titles()]).toEqual([expected]);
  });

  it('a file that breaks off is not saved', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    const { visited, titles, download } = await setUp(`${storage}/a.csv`, answers(body, 'text/csv'));
    await download();
    expect([visited, titles()]).toEqual([[], [failure]]);
  });

  it('a storage that lets no page read it: the browser opens the file', async () => {
    const { visited, titles, download } = await setUp(`${storage}/sites.xlsx`, async () => new Response());
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await download();
    expect([...visited, ...titles()]).toEqual([`tab ${storage}/sites.xlsx`]);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'HEAD', mode: 'no-cors' });
  });

  it('a file of an origin that is not named as a storage’s: the browser opens it, and the page does not ask for it', async () => {
    const { visited, download } = await setUp('https://elsewhere.example/a.csv', answers('1'));
    await download();
    expect([visited, fetched.mock.calls]).toEqual([['tab https://elsewhere.example/a.csv'], []]);
  });

  it('the page’s own origin is a storage’s, with http too', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:3000', href: 'http://localhost:3000/portal/' });
    const { visited, download } = await setUp('/files/a.csv', answers('1', 'text/csv'));
    await download();
    expect([visited, fetched.mock.lastCall?.[0]]).toEqual([
      ['saved a.csv, 1 bytes'],
      'http://localhost:3000/files/a.csv',
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example/f.pdf', 'http://evil.example/f.pdf'])('never %s', async (url) => {
    const { visited, titles, download } = await setUp(url, answers('1'));
    await download();
    expect([visited, titles(), fetched.mock.calls]).toEqual([[], [failure], []]);
  });
});

it('the name under which the storage keeps a file tells what is meant to come', async () => {
  const json = answers('[]', 'application/json');
  const { visited, download } = await setUp(`${storage}/7f3a`, json, {}, { blobName: 'exports/sites.json' });
  await download();
  expect(visited).toEqual(['saved Sites.json, 2 bytes']);
});

it('a toast offers to open a PDF if the browser would block the tab', async () => {
  const { environment, startCenter, visited, toasts } = await setUp(`${storage}/a.pdf`, answers('%PDF'));
  const jobs = createTestCenter().platform.jobs;
  const center = await startCenter({
    jobs: { ...jobs, legacy: { ...jobs.legacy, getExportedFileUrl: async () => `${storage}/a.pdf` } },
    environment: { ...environment, mayOpenTab: () => false },
  });
  await center.jobActions.download('j1');
  expect([visited, toasts.at(-1)?.title, toasts.at(-1)?.action?.label]).toEqual([[], 'Sites is ready', 'Open']);
  toasts.at(-1)?.action?.onPress();
  expect(visited).toEqual([`tab ${storage}/a.pdf`]);
});

describe('a transfer', () => {
  /** A file of ten bytes whose bytes the test sends. */
  async function slowly() {
    let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) });
    const headers = { 'content-type': 'text/csv', 'content-length': '10' };
    const test = await setUp(`${storage}/a.csv`, answers(null));
    fetched.mockImplementation(async (_, init) => {
      init?.signal?.addEventListener('abort', () => sender?.error(init.signal?.reason));
      return new Response(body, { headers });
    });
    const ended = test.center.jobActions.download('j1');
    const transfer = test.center.jobActions.fileTransfer('j1');
    await expect.poll(() => transfer.get()).not.toBeNull();
    const percentage = () => transfer.get()?.percentage;
    return { ...test, ended, transfer, percentage, sender: () => sender };
  }

  it('tells how far it is, whatever time it takes', async () => {
    const { percentage, sender, transfer, advance, visited, ended, center } = await slowly();
    expect(percentage()).toBeNull();
    for (const expected of [20, 40, 60, 80]) {
      sender()?.enqueue(new Uint8Array(2));
      await expect.poll(percentage).toBe(expected);
      expect(center.jobActions.pendingCommand('j1').get()).toBe('download');
      await advance(25_000);
    }
    sender()?.enqueue(new Uint8Array(2));
    sender()?.close();
    await ended;
    expect([visited, transfer.get()]).toEqual([['saved a.csv, 10 bytes'], null]);
  });

  it('ends after a silence of 30 seconds', async () => {
    const { sender, percentage, advance, titles, ended } = await slowly();
    sender()?.enqueue(new Uint8Array(2));
    await expect.poll(percentage).toBe(20);
    await advance(31_000);
    await ended;
    expect(titles()).toEqual([failure]);
  });

  it('ends with the center, without a word', async () => {
    const { center, titles, visited, ended } = await slowly();
    await center.stop();
    await ended;
    expect([titles(), visited]).toEqual([[], []]);
  });
});
