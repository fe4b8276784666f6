import { describe, expect, test } from 'vitest';
import { someJob } from '../core/notification.testing.ts';
import { severalEndedToast } from '../data/center/completionToast.ts';
import { bellLabel } from '../data/bellLabel.ts';
import { languageOf, messagesIn } from '../element/languages.ts';
import { purchaseOrderText } from '../ui/NotificationRow/rowsOfList.ts';
import { messages as arabic } from './ar/index.ts';
import { messages as english } from './en/index.ts';
import { englishWith } from './index.ts';

describe('a message is chosen by its values', () => {
  test.each([
    ['PO-114005', 'PO-114005', 'أمر الشراء PO-114005'],
    ['po 114005', 'po 114005', 'أمر الشراء po 114005'],
    ['114005', 'PO 114005', 'أمر الشراء 114005'],
  ])('the purchase order %s is shown as %s and %s', (poNumber, inEnglish, inArabic) => {
    expect([english(), arabic()].map((messages) => purchaseOrderText(poNumber, messages))).toEqual([
      inEnglish,
      inArabic,
    ]);
  });

  test.each([
    [null, 'Notifications', 'الإشعارات'],
    [0, 'Notifications', 'الإشعارات'],
    [1, 'Notifications, 1 unread', 'الإشعارات، واحد غير مقروء'],
    [2400, 'Notifications, 2,400 unread', 'الإشعارات، 2,400 غير مقروء'],
  ])('a bell with %s unread is named %s and %s', (unread, inEnglish, inArabic) => {
    expect([english(), arabic('ar-AE')].map((messages) => bellLabel(messages, unread))).toEqual([inEnglish, inArabic]);
  });

  test.each([
    [4, 0, '4 jobs completed', 'اكتملت 4 مهام'],
    [0, 1, '1 job failed', 'فشلت مهمة واحدة'],
    [1, 2, '1 job completed, 2 failed', 'اكتملت مهمة واحدة وفشلت مهمتان'],
  ])('%i completed jobs and %i failed ones are told as %s and %s', (completed, failed, inEnglish, inArabic) => {
    const jobs = [...Array<string>(completed).fill('completed'), ...Array<string>(failed).fill('failed')].map(
      (status) => someJob('export', status),
    );
    expect([english(), arabic('ar-AE')].map((messages) => severalEndedToast(jobs, messages).title)).toEqual([
      inEnglish,
      inArabic,
    ]);
  });
});

test('a count has the plural form and the digits of its language', () => {
  expect([1, 2].map(english().items.arrived)).toEqual(['1 new notification', '2 new notifications']);
  expect([1, 2, 3, 11, 100].map(arabic('ar-AE').items.arrived)).toEqual([
    'إشعار جديد واحد',
    'إشعاران جديدان',
    '3 إشعارات جديدة',
    '11 إشعارًا جديدًا',
    '100 إشعار جديد',
  ]);
  expect(arabic('ar-EG').items.arrived(3)).toBe('٣ إشعارات جديدة');
});

test('a replacement changes only its own text', () => {
  const texts = englishWith({ panel: { title: 'Inbox' }, empty: { exports: 'Nothing exported' } });
  expect(texts.panel.title).toBe('Inbox');
  expect(texts.panel.refresh).toBe('Refresh');
  expect(texts.empty.exports).toBe('Nothing exported');
  expect(texts.empty.imports).toBe('No Pending Import Request');
});

describe('the elements', () => {
  test.each([
    ['en-US', 'en', 'en-US', 'Notifications'],
    ['ar-EG', 'ar', 'ar-EG', 'الإشعارات'],
    // Its tag begins with that of Arabic, and is Mapudungun.
    ['arn', 'en', 'en', 'Notifications'],
    ['de', 'en', 'en', 'Notifications'],
  ])('have the language of %s, or English', (locale, language, numbers, title) => {
    expect(languageOf(locale)).toEqual({ language, locale: numbers });
    expect(messagesIn(locale).panel.title).toBe(title);
    expect(messagesIn(locale)).toBe(messagesIn(locale));
  });
});
