import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ToneIcon, type Tone } from './ToneIcon.tsx';

test.each<{ tone: Tone; isDecorative: boolean; locale: string; word: string }>([
  { tone: 'neutral', isDecorative: false, locale: 'en-US', word: '' },
  { tone: 'danger', isDecorative: false, locale: 'en-US', word: 'Error: ' },
  { tone: 'danger', isDecorative: false, locale: 'ar-AE', word: 'خطأ: ' },
  { tone: 'danger', isDecorative: true, locale: 'en-US', word: '' },
])('$tone in $locale, decorative $isDecorative, tells screen readers "$word"', async ({ locale, word, ...props }) => {
  const screen = await renderInKit(<ToneIcon {...props} className="tone" />, { locale });
  expect(screen.container.querySelector('.tone')?.textContent).toBe(word);
});
