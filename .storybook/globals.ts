import type { Appearance } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import { messages as english } from '@gantry/ui-kit/languages/en';
import { pseudoLanguage } from './pseudo.ts';

/** The languages of the toolbar. */
export const languages = {
  english: { locale: 'en-US', messages: english('en-US'), direction: 'ltr' },
  arabic: { locale: 'ar-AE', messages: arabic('ar-AE'), direction: 'rtl' },
  englishRightToLeft: { locale: 'en-US', messages: english('en-US'), direction: 'rtl' },
  pseudo: pseudoLanguage('qps'),
  pseudoMirrored: pseudoLanguage('qpm'),
} as const;

/** The choices of the toolbar. */
export interface Globals extends Pick<Appearance, 'theme' | 'density' | 'contrast' | 'motion'> {
  readonly language: keyof typeof languages;
}

/** The choices of someone who has made none. */
export const initialGlobals: Globals = {
  theme: 'light',
  language: 'english',
  density: 'comfortable',
  contrast: 'normal',
  motion: 'system',
};
