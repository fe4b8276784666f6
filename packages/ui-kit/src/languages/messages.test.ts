import { describe, expect, test } from 'vitest';
import { messages as arabic } from './ar/index.ts';
import { messages as english } from './en/index.ts';

describe('plurals', () => {
  test.each([
    [0, '0 notifications'],
    [1, '1 notification'],
    [2400, '2,400 notifications'],
  ])('%i in English is "%s"', (count, text) => {
    expect(english('en-US').notificationsCount(count)).toBe(text);
  });

  test.each([
    [0, 'لا توجد إشعارات'],
    [1, 'إشعار واحد'],
    [2, 'إشعاران'],
    [3, '3 إشعارات'],
    [11, '11 إشعارًا'],
    [100, '100 إشعار'],
  ])('%i in Arabic is "%s"', (count, text) => {
    expect(arabic('ar-AE').notificationsCount(count)).toBe(text);
  });
});

test('numbers are formatted for the locale', () => {
  expect(arabic('ar-EG').notificationsCount(3)).toBe('٣ إشعارات');
});
