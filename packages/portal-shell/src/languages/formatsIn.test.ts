import { afterEach, expect, test, vi } from 'vitest';
import { formatsIn, localeIn } from './formatsIn.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [['en-GB', 'en'], 'en-GB', 'ar-AE'],
  [['de-DE', 'ar-EG', 'en'], 'en-US', 'ar-EG'],
  [['en', 'ar'], 'en-US', 'ar-AE'],
  // Its tag begins with that of Arabic, and is Mapudungun.
  [['arn-CL'], 'en-US', 'ar-AE'],
])('a browser that asks for %j has English as %s and Arabic as %s', (languages, english, arabic) => {
  vi.stubGlobal('navigator', { languages });
  expect([localeIn('en'), localeIn('ar')]).toEqual([english, arabic]);
});

test('the digits are those of the region', () => {
  vi.stubGlobal('navigator', { languages: ['ar-EG'] });
  expect(formatsIn('ar').plural(3, { few: '# برامج', other: '# برنامج' })).toBe('٣ برامج');
});
