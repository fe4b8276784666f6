import { describe, expect, it, vi } from 'vitest';
import { everyPayloadField, wireNotification } from '../notification.testing.ts';
import { parseNotification } from './parseNotification.ts';

describe('a well-formed notification', () => {
  it('keeps every field the service is known to send', () => {
    const onProblem = vi.fn();
    const { results, ...rest } = everyPayloadField;
    expect(parseNotification(wireNotification({ type: 'export', payload: everyPayloadField }), onProblem)).toEqual({
      id: 'n1',
      type: 'export',
      typeName: 'export',
      title: 'Check the foundation',
      read: false,
      dateTime: '2024-11-05T12:00:00.000Z',
      createdDate: '2024-11-05T12:00:00.000Z',
      lastModifiedDate: '2024-11-05T12:00:00.000Z',
      modifiedAt: Date.UTC(2024, 10, 5, 12),
      delete: false,
      payload: { ...rest, hasResults: results.length > 0, priority: 'high' },
      isMalformed: false,
    });
    expect(onProblem).not.toHaveBeenCalled();
  });

  it.each(['todo', 'export', 'import', 'announcement', 'requests'])('knows the type %s in any case', (type) => {
    const sent = type.toUpperCase();
    expect(parseNotification(wireNotification({ type: sent }))).toMatchObject({ type, typeName: sent });
  });

  it('reads any other type as other and keeps its name', () => {
    for (const typeName of ['Weather', 'toString'])
      expect(parseNotification(wireNotification({ type: typeName }))).toMatchObject({ type: 'other', typeName });
  });

  it("gives a todo that arrives with delete set the status 'done'", () => {
    const deleted = { delete: true, payload: { status: 'active' } };
    expect(parseNotification(wireNotification({ ...deleted, type: 'todo' })).payload.status).toBe('done');
    expect(parseNotification(wireNotification({ ...deleted, type: 'export' })).payload.status).toBe('active');
  });
});

describe('dates', () => {
  it.each([
    ['2024-11-05T12:00:00Z', Date.UTC(2024, 10, 5, 12)],
    ['2024-11-05T12:00:00.25Z', Date.UTC(2024, 10, 5, 12) + 250],
    ['2024-11-05T14:00:00+02:00', Date.UTC(2024, 10, 5, 12)],
    ['2024-11-05T12:00:00', Date.UTC(2024, 10, 5, 12)],
    ['2024-11-05', Date.UTC(2024, 10, 5)],
    ['0001-01-01T00:00:00', null],
    ['9999-12-31T23:59:59Z', null],
    ['tomorrow', null],
    [`2024-11-05T12:00:00.${'0'.repeat(1_000_000)}Z`, null],
  ])('%.40s is %s', (lastModifiedDate, expected) => {
    const item = parseNotification(wireNotification({ dateTime: null, createdDate: null, lastModifiedDate }));
    expect(item.modifiedAt).toBe(expected);
  });

  it('keeps the order of two versions within one millisecond', () => {
    const [earlier, later] = ['12.0001231', '12.0001239'].map(
      (seconds) => parseNotification(wireNotification({ lastModifiedDate: `2024-11-05T12:00:${seconds}Z` })).modifiedAt,
    );
    expect(earlier).toBeLessThan(later ?? 0);
  });

  it('falls back to dateTime, then to createdDate', () => {
    const lastModifiedDate = undefined;
    const [created, dated] = ['2024-01-01T00:00:00Z', '2024-02-01T00:00:00Z'];
    const times = (fields: object) => parseNotification(wireNotification({ lastModifiedDate, ...fields })).modifiedAt;
    expect(times({ createdDate: created, dateTime: dated })).toBe(Date.parse(dated));
    expect(times({ createdDate: created, dateTime: undefined })).toBe(Date.parse(created));
    expect(times({ createdDate: undefined, dateTime: undefined })).toBeNull();
  });
});

describe('values that come in several forms', () => {
  it.each([(key: string) => key.toUpperCase(), (key: string) => `${key[0]?.toUpperCase() ?? ''}${key.slice(1)}`])(
    'keys may have another letter case (%#)',
    (rename) => {
      const renamed = (fields: object) =>
        Object.fromEntries(Object.entries(fields).map(([key, value]) => [rename(key), value]));
      const item = wireNotification({ type: 'export', payload: everyPayloadField });
      const other = renamed({ ...item, payload: renamed(everyPayloadField) });
      expect(parseNotification(other)).toEqual(parseNotification(item));
    },
  );

  it.each([
    [-5, 0],
    [0, 0],
    [45.5, 45.5],
    [150, 100],
    [Number.POSITIVE_INFINITY, null],
    ['45', 45],
    ['45.5 %', 45.5],
    ['soon', null],
  ])('percentage %s is %s', (percentage, expected) => {
    expect(parseNotification(wireNotification({ payload: { percentage } })).payload.percentage).toBe(expected);
  });

  it.each([
    ['red', 'red'],
    ['#12f', '#12f'],
    ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
    ['oklch(0.6 0.16 55)', 'oklch(0.6 0.16 55)'],
    ['url(https://example.com)', null],
    ['red; background: url(x)', null],
    ['var(--x)', null],
  ])('the colour %s is %s', (iconColor, expected) => {
    expect(parseNotification(wireNotification({ payload: { iconColor } })).payload.iconColor).toBe(expected);
  });

  it.each([
    [undefined, false],
    [null, false],
    [false, false],
    ['', false],
    ['[]', false],
    ['{}', false],
    [[], false],
    [{}, false],
    [0, false],
    [true, true],
    ['[{"line":1}]', true],
    [[1], true],
    [{ rows: 1 }, true],
  ])('results %j exist: %s', (results, expected) => {
    expect(parseNotification(wireNotification({ payload: { results } })).payload.hasResults).toBe(expected);
  });
});
