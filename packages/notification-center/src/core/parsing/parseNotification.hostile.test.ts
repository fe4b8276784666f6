import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { everyPayloadField as payload, wireNotification } from '../notification.testing.ts';
import type { Notification, NotificationProblem } from '../notification.ts';
import { parseNotification, parseNotificationList } from './parseNotification.ts';

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

  it.each(['1', ' ', '.', 'deg', '1deg', '%'])(
    'reads fields of a megabyte of "%s" without trying every way',
    (part) => {
      const huge = part.repeat(1_000_000 / part.length);
      for (const text of [huge, `rgb(${huge}`, `oklch(${huge}deg${huge}`, `-${huge}x`, `2024-10-05T10:00:00.${huge}`]) {
        const everyField = Object.fromEntries(Object.keys(payload).map((key) => [key, text]));
        expectSound(
          parseNotification({
            ...Object.fromEntries(topLevel.map((key) => [key, text])),
            id: 'n',
            payload: everyField,
          }),
        );
      }
    },
  );

  it('never throws on any input', () => {
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

  it('a value that is not a list gives an empty list and a problem', () => {
    const onProblem = vi.fn();
    expect(parseNotificationList({ notifications: [] }, onProblem)).toEqual([]);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('a bad item does not affect the other items of the list', () => {
    const list = parseNotificationList([wireNotification({ id: 'a' }), null, wireNotification({ id: 'b' })]);
    expect(list.map((item) => item.isMalformed)).toEqual([false, true, false]);
  });
});

/** Expects every field to have the type of the interface. */
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
