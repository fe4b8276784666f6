import type { Appearance } from '@gantry/ui-kit';
import { messages as arabic } from '@gantry/ui-kit/languages/ar';
import { messages as english } from '@gantry/ui-kit/languages/en';
import { pseudoLanguage } from './pseudo.ts';

/** The languages of the toolbar. One that the packages do not have is a file, which loads when it is chosen. */
export const languages = {
  english: { title: 'English', locale: 'en-US', messages: english('en-US'), direction: 'ltr' },
  arabic: { title: 'Arabic', locale: 'ar-AE', messages: arabic('ar-AE'), direction: 'rtl' },
  englishRightToLeft: {
    title: 'English, right-to-left',
    locale: 'en-US',
    messages: english('en-US'),
    direction: 'rtl',
  },
  german: {
    title: 'German',
    locale: 'de-DE',
    file: () => import('../tests/e2e/languages/de.json'),
    direction: 'ltr',
  },
  urdu: {
    title: 'Urdu',
    locale: 'ur-PK',
    file: () => import('../tests/e2e/languages/ur.json'),
    direction: 'rtl',
  },
  pseudo: pseudoLanguage('qps', 'Longer, accented, in brackets'),
  pseudoMirrored: pseudoLanguage('qpm', 'Longer, right-to-left'),
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
