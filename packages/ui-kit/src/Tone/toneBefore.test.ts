import { expect, test } from 'vitest';
import { messages as arabic } from '../languages/ar/index.ts';
import { messages as english } from '../languages/en/index.ts';
import { toneBefore } from './ToneIcon.tsx';

test.each([
  { sentence: 'Image Upload Failed', tone: 'danger', words: english(), before: 'Error: ' },
  { sentence: 'Error retrying the job', tone: 'danger', words: english(), before: '' },
  { sentence: 'An error occurred, please try again', tone: 'danger', words: english(), before: '' },
  { sentence: 'Two jobs completed, one failed', tone: 'warning', words: english(), before: 'Warning: ' },
  { sentence: 'Picture saved', tone: 'success', words: english(), before: '' },
  { sentence: 'تعذّر رفع الصورة', tone: 'danger', words: arabic(), before: 'خطأ: ' },
  { sentence: 'حدث خطأ أثناء إعادة محاولة المهمة', tone: 'danger', words: arabic(), before: '' },
] as const)('"$before" is read before "$sentence": no word twice', ({ sentence, tone, words, before }) => {
  expect(toneBefore(sentence, tone, words)).toBe(before);
});
