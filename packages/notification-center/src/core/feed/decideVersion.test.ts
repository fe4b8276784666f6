import { describe, expect, it } from 'vitest';
import { item } from './createFeed.testing.ts';
import { confirmed, decideVersion, type HeldVersion } from './decideVersion.ts';

const held = (over: Partial<HeldVersion> = {}): HeldVersion => ({
  clean: item('a', 5),
  writtenAt: 0,
  hubMark: confirmed,
  ...over,
});

describe('the version to hold', () => {
  it('is the newer one, whatever its source', () => {
    const newer = item('a', 6, { title: 'Newer' });
    for (const source of ['rest', 'hub'] as const) {
      expect(decideVersion(held(), { item: newer, source, askedAt: 1, mark: 1 }).version).toEqual(newer);
    }
  });

  it('is the held one if an older one arrives', () => {
    const before = held();
    const older = item('a', 4, { title: 'Older' });
    expect(decideVersion(before, { item: older, source: 'rest', askedAt: 9, mark: 9 })).toEqual({
      version: before.clean,
      hubMark: confirmed,
    });
  });

  it('is the older one if a response requested after the event has it', () => {
    const older = item('a', 4, { title: 'Older' });
    const fromHub = held({ hubMark: 3 });
    expect(decideVersion(fromHub, { item: older, source: 'rest', askedAt: 2, mark: 9 }).version).toBe(fromHub.clean);
    expect(decideVersion(fromHub, { item: older, source: 'rest', askedAt: 4, mark: 9 }).version).toEqual(older);
  });

  it('is the same object if the arriving one is equal', () => {
    const before = held();
    const decision = decideVersion(before, { item: item('a', 5), source: 'rest', askedAt: 9, mark: 9 });
    expect(decision.version).toBe(before.clean);
  });

  it('keeps a read flag that was written after the request', () => {
    const read = held({ clean: item('a', 5, { read: true }), writtenAt: 7 });
    const unread = item('a', 5, { read: false });
    expect(decideVersion(read, { item: unread, source: 'rest', askedAt: 6, mark: 9 }).version.read).toBe(true);
    expect(decideVersion(read, { item: unread, source: 'rest', askedAt: 8, mark: 9 }).version.read).toBe(false);
  });
});

it('the decision does not change its arguments', () => {
  const before = Object.freeze(held({ hubMark: 3 }));
  const decision = decideVersion(before, { item: item('a', 6), source: 'hub', askedAt: 9, mark: 9 });
  expect([decision.hubMark, before.hubMark]).toEqual([9, 3]);
});
