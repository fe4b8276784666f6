import { describe, expect, test } from 'vitest';
import { arabicMessages, englishMessages, notificationMessagesFor } from './index.ts';

describe('the fixed texts, word for word', () => {
  const { errors, empty, panel, jobs } = englishMessages;
  test.each([
    [errors.markAsRead, 'Error trying to mark the notification as read'],
    [errors.markAllAsRead, 'Error trying to mark the notifications as read'],
    [errors.markExportAsUnread, 'Error trying to mark the export as unread'],
    [errors.importResultsNotAvailable, 'Import results not available'],
    [errors.importData, 'Error fetching import data'],
    [errors.importResultsNotImplemented, 'import results not implemented yet'],
    [errors.loading, 'An error occurred loading the notifications, please refresh the page'],
    [empty.todoActive, 'No Pending activity. Keep it up!'],
    [empty.todoArchive, 'No archive todos here'],
    [empty.exports, 'No Pending Export Request'],
    [empty.imports, 'No Pending Import Request'],
    [empty.announcements, 'No New Notification'],
    [empty.noResults, 'No results'],
    [panel.title, 'Notifications'],
    [panel.markAllAsRead, 'Mark all as read'],
    [panel.refresh, 'Refresh'],
    [panel.notificationCenter, 'Notification Center'],
    [panel.pushDisabled, 'Push notifications disabled'],
    [jobs.sendingCommand, 'Sending command...'],
    [jobs.errorOn('Jobs'), 'Error on Jobs'],
  ])('%s', (text, standing) => {
    expect(text).toBe(standing);
  });
});

test.each([
  ['PO-114005', 'PO-114005'],
  ['po 114005', 'po 114005'],
  ['114005', 'PO 114005'],
])('the purchase order %s is shown as %s', (poNumber, named) => {
  expect(englishMessages.items.purchaseOrder(poNumber)).toBe(named);
});

test('every text of one language has its counterpart in the other', () => {
  const keys = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? keys(value as object).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(arabicMessages).toSorted()).toEqual(keys(englishMessages).toSorted());
});

test('a count has the plural form and the digits of its language', () => {
  expect([1, 2].map(englishMessages.items.arrived)).toEqual(['1 new notification', '2 new notifications']);
  expect([1, 2, 3, 11, 100].map(notificationMessagesFor('ar-AE').items.arrived)).toEqual([
    'إشعار جديد واحد',
    'إشعاران جديدان',
    '3 إشعارات جديدة',
    '11 إشعارًا جديدًا',
    '100 إشعار جديد',
  ]);
  expect(notificationMessagesFor('ar-EG').items.arrived(3)).toBe('٣ إشعارات جديدة');
});

test('a replacement changes only its own text', () => {
  const texts = notificationMessagesFor('en', { panel: { title: 'Inbox' }, empty: { exports: 'Nothing exported' } });
  expect(texts.panel.title).toBe('Inbox');
  expect(texts.panel.refresh).toBe('Refresh');
  expect(texts.empty.exports).toBe('Nothing exported');
  expect(texts.empty.imports).toBe('No Pending Import Request');
});

test('an unknown language falls back to English', () => {
  expect(notificationMessagesFor('de').panel.title).toBe('Notifications');
});
