import { ThemeProvider, applyAppearance, type Appearance } from '@gantry/ui-kit';
import { arabic, english } from '@gantry/ui-kit/messages';
import '@gantry/ui-kit/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { modes } from './modes.ts';

// A query may wait as long as the whole test of its story, so that a busy machine fails no story.
configure({ asyncUtilTimeout: 100_000 });

const languages = {
  english: { locale: 'en-US', messages: english('en-US'), direction: 'ltr' },
  arabic: { locale: 'ar-AE', messages: arabic('ar-AE'), direction: 'rtl' },
  englishRightToLeft: { locale: 'en-US', messages: english('en-US'), direction: 'rtl' },
} as const;

interface StageProps extends Pick<Appearance, 'theme' | 'density' | 'contrast' | 'motion'> {
  readonly language: keyof typeof languages;
  readonly children: ReactNode;
}

/** Draws a story as an app would, in the language and appearance chosen in the toolbar. */
function Stage({ language, theme, density, contrast, motion, children }: StageProps) {
  useLayoutEffect(() => {
    applyAppearance({ theme, density, contrast, motion });
  }, [theme, density, contrast, motion]);
  return <ThemeProvider {...languages[language]}>{children}</ThemeProvider>;
}

const choice = <const Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('Theme', 'circlehollow', { light: 'Light', dark: 'Dark', system: 'System theme' }),
    language: choice('Language', 'globe', {
      english: 'English',
      arabic: 'Arabic',
      englishRightToLeft: 'English, right-to-left',
    }),
    density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    contrast: choice('Contrast', 'contrast', { normal: 'System contrast', more: 'More contrast' }),
    motion: choice('Motion', 'lightning', { system: 'System motion', reduced: 'Reduced motion' }),
  },
  initialGlobals: { theme: 'light', language: 'english', density: 'comfortable', contrast: 'normal', motion: 'system' },
  parameters: {
    a11y: {
      test: 'error',
      // axe skips this rule by default. It requires targets of at least 24 px.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    backgrounds: { disable: true },
    // Chromatic compares one picture for each mode, without motion.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, { ...mode, motion: 'reduced' }])),
    },
    options: { storySort: { order: ['UI kit', ['Foundations'], 'Notification center', 'Portal'] } },
  },
  decorators: [
    (Story, { globals }) => (
      // The globals are untyped, but the toolbar offers only these values.
      <Stage {...(globals as Omit<StageProps, 'children'>)}>
        <Story />
      </Stage>
    ),
  ],
});
