import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { wireNotification } from './notification.testing.ts';
import type { Notification, NotificationProblem } from './notification.ts';
import { parseNotification, parseNotificationList } from './parseNotification.ts';

const payload = {
  program: 'NTW',
  programName: 'North Towers',
  status: 'Running',
  percentage: 45.5,
  description: 'Rows 1 to 200',
  route: '/apps/workOrder?workOrderId=7',
  poNumber: 'PO-7',
  type: 'schedule',
  iconColor: '#a1b2c3',
  error: 'E1',
  errorMessage: 'The file is empty',
  results: [{ line: 1 }],
  priority: 'High',
  retryEnabled: true,
  cancellationEnabled: true,
  isCancellationRequested: true,
  jobId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  blobName: 'blob',
  queueName: 'queue',
};

describe('a well-formed notification', () => {
  it('keeps every field the service is known to send', () => {
    const onProblem = vi.fn();
    const { results, ...rest } = payload;
    expect(parseNotification(wireNotification({ type: 'export', payload }), onProblem)).toEqual({
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
    expect(parseNotification(wireNotification({ type: type.toUpperCase() })).type).toBe(type);
  });

  it('renders other types generically and remembers their name', () => {
    expect(parseNotification(wireNotification({ type: 'Weather' }))).toMatchObject({
      type: 'other',
      typeName: 'Weather',
    });
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

describe('bad input', () => {
  const wrong: readonly unknown[] = [[], {}, 'text', 7, true, Number.NaN, { a: { b: [] } }];
  const topLevel = ['type', 'title', 'read', 'dateTime', 'createdDate', 'lastModifiedDate', 'delete', 'payload'];

  it.each([...topLevel, ...Object.keys(payload).map((name) => `payload.${name}`)])(
    'a wrong type in %s costs only that field',
    (path) => {
      const [name, inner] = path.split('.');
      for (const value of wrong) {
        const fields = inner === undefined ? { [name ?? '']: value } : { payload: { ...payload, [inner]: value } };
        const parsed = parseNotification(wireNotification({ type: 'export', payload, ...fields }));
        expect(parsed).toMatchObject({ id: 'n1', isMalformed: false });
        expectSound(parsed);
      }
    },
  );

  it('reports the fields it could not read', () => {
    const problems: NotificationProblem[] = [];
    parseNotification(wireNotification({ title: {}, payload: { percentage: 'many' } }), (problem) =>
      problems.push(problem),
    );
    expect(problems).toEqual([
      {
        id: 'n1',
        fields: ['payload.percentage', 'title'],
        message: 'Notification n1: payload.percentage, title could not be read.',
      },
    ]);
  });

  it.each([null, undefined, 'text', 7, [], {}, { id: null }, { id: '' }, { id: {} }, { id: 'x'.repeat(1_000_000) }])(
    'what has no usable id becomes a placeholder (%#)',
    (input) => {
      const onProblem = vi.fn();
      const placeholder = parseNotification(input, onProblem);
      expect(placeholder).toMatchObject({ isMalformed: true, type: 'other', read: true });
      expect(parseNotification(structuredClone(input)).id).toBe(placeholder.id);
      expect(onProblem).toHaveBeenCalledTimes(1);
    },
  );

  it('cuts texts of a megabyte and refuses links and ids of that length', () => {
    const huge = 'ab '.repeat(350_000);
    const parsed = parseNotification(
      wireNotification({ title: huge, payload: { description: huge, errorMessage: huge, route: huge, jobId: huge } }),
    );
    expect(parsed.title.length).toBeLessThanOrEqual(500);
    expect(parsed.payload.description?.length).toBeLessThanOrEqual(10_000);
    expect(parsed.payload.errorMessage?.length).toBeLessThanOrEqual(10_000);
    expect(parsed.payload).toMatchObject({ route: null, jobId: null });
  });

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

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (input) => {
        expectSound(parseNotification(input));
        for (const item of parseNotificationList(input)) expectSound(item);
      }),
    );
  });

  it('never throws on a notification with any values', () => {
    const keys = [...topLevel, 'id'];
    const withPayload = fc.record(Object.fromEntries(Object.keys(payload).map((key) => [key, fc.anything()])));
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(keys.map((key) => [key, fc.anything()]))),
        withPayload,
        (item, inner) => {
          expectSound(parseNotification(item));
          expectSound(parseNotification({ ...item, payload: inner }));
        },
      ),
    );
  });

  it('a list that is no list is empty and a problem', () => {
    const onProblem = vi.fn();
    expect(parseNotificationList({ notifications: [] }, onProblem)).toEqual([]);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('one bad item costs the list nothing else', () => {
    const list = parseNotificationList([wireNotification({ id: 'a' }), null, wireNotification({ id: 'b' })]);
    expect(list.map((item) => item.isMalformed)).toEqual([false, true, false]);
  });
});

/** Every field has the type that the interface promises. */
function expectSound(item: Notification) {
  expect(typeof item.id).toBe('string');
  expect(typeof item.title).toBe('string');
  expect(typeof item.read).toBe('boolean');
  expect(typeof item.delete).toBe('boolean');
  for (const text of [
    item.dateTime,
    item.createdDate,
    item.lastModifiedDate,
    item.payload.description,
    item.payload.status,
  ]) {
    expect(text === null || typeof text === 'string').toBe(true);
  }
  const { percentage } = item.payload;
  expect(percentage === null || (percentage >= 0 && percentage <= 100)).toBe(true);
  expect(typeof item.payload.hasResults).toBe('boolean');
}
