import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ToneIcon, type Tone } from './ToneIcon.tsx';

test.each<{ tone: Tone; locale: string; word: string }>([
  { tone: 'neutral', locale: 'en-US', word: '' },
  { tone: 'danger', locale: 'en-US', word: 'Error: ' },
  { tone: 'danger', locale: 'ar-AE', word: 'خطأ: ' },
])('$tone in $locale tells screen readers "$word"', async ({ tone, locale, word }) => {
  const screen = await renderInKit(<ToneIcon tone={tone} className="tone" />, { locale });
  expect(screen.container.querySelector('.tone')?.textContent).toBe(word);
});

test('a decorative icon does not repeat the tone for screen readers', async () => {
  const screen = await renderInKit(<ToneIcon tone="danger" isDecorative className="tone" />);
  expect(screen.container.querySelector('.tone')?.textContent).toBe('');
});
