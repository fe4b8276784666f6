import { describe, expect, test } from 'vitest';
import { inDatabase } from '../storage/databases.testing.ts';
import { uploadsDatabase } from '../storage/stored.ts';
import { forgetUploads, unsentFiles } from './keptUploads.ts';
import { file, itemAt, person, resumable, startUploads } from './uploads.testing.ts';

describe('by tus, an upload', () => {
  test('is found by its key, in each tab and page of its person, on its way and after its end', async () => {
    const first = startUploads();
    const [sent, given, refused] = [1, 2, 3].map(() => first.uploads.start(file, resumable));
    if (!sent || !given || !refused) throw new Error('Nothing was started.');
    expect(await first.uploads.find(sent.key)).toBe(sent);
    await expect.poll(() => [sent, given, refused].every(({ isKept }) => isKept.get())).toBe(true);
    const second = startUploads();
    const ends = [sent, given].map(({ key }) => second.uploads.ended(key));
    (await first.attempt(0)).answer(204);
    given.cancel();
    expect(await Promise.all(ends)).toEqual(['sent', 'cancelled']);
    second.uploads.get()[0]?.cancel();
    const later = startUploads();
    expect(await later.uploads.find(sent.key)).toMatchObject({ end: 'sent', fileName: 'jobs.csv', size: file.size });
    expect(await later.uploads.ended(given.key)).toBe('cancelled');
    expect(await later.uploads.ended('another')).toBe('unknown');
    (
      await itemAt(
        first.attempts.filter(({ key }) => key === refused.key),
        0,
      )
    ).answer(400);
    expect(await first.uploads.ended(refused.key)).toBe('failed');
    person.id = crypto.randomUUID();
    expect(await startUploads().uploads.find(sent.key)).toBe(null);
    refused.cancel();
  });

  test.each([{ request: { service: 'of tomorrow' } }, { startedAt: 'today' }])(
    'that this build cannot read stays, is named and not sent: %j',
    async (change) => {
      const { uploads } = startUploads();
      await uploads.restore();
      const newer = { key: 'newer', personId: person.id, file, request: resumable, startedAt: Date.now(), ...change };
      await inDatabase(uploadsDatabase, (opened) => opened.put('uploads', newer, newer.key));
      await uploads.restore();
      expect([uploads.get(), await unsentFiles(person.id)]).toEqual([[], [file.name]]);
      expect(await inDatabase(uploadsDatabase, (opened) => opened.count('uploads', newer.key))).toBe(1);
    },
  );

  test('is named and forgotten for its person alone', async () => {
    const avery = { ...person };
    const first = startUploads();
    const upload = first.uploads.start(file, { ...resumable, title: 'Jobs' });
    await expect.poll(() => upload.isKept.get()).toBe(true);
    person.id = crypto.randomUUID();
    await forgetUploads(person.id);
    expect([await unsentFiles(person.id), await unsentFiles(avery.id)]).toEqual([[], ['Jobs']]);
    await forgetUploads(avery.id);
    expect(await unsentFiles(avery.id)).toEqual([]);
    upload.cancel();
  });
});
