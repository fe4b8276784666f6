import { ThemeProvider, applyAppearance } from '@gantry/ui-kit';
import '@gantry/ui-kit/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { exportedNames } from 'virtual:workshop-entries';
import { DocsContainer } from './DocsContainer.tsx';
import { initialGlobals, languages, type Globals } from './globals.ts';
import { loadLanguage, type StoryLanguage } from './loadLanguage.ts';
import { modes } from './modes.ts';
import { printedFunction, shownCode } from './shownCode.ts';

// Stories import these beside the preview, so each begins with one line.
export { boxed } from './boxed.tsx';
export { examplesOf } from './examples.ts';
export { guide } from './guide.ts';

// A query may wait as long as the whole test of its story, so that a busy machine fails no story.
configure({ asyncUtilTimeout: 100_000 });

interface StageProps extends Omit<Globals, 'language'> {
  readonly language: StoryLanguage;
  /** The story stands in a page of the docs, among others. It leaves the page's language, direction and appearance alone. */
  readonly isInDocs: boolean;
  readonly children: ReactNode;
}

/** Draws a story as an app would, in the language and appearance chosen in the toolbar. */
function Stage({ isInDocs, language, theme, density, contrast, motion, children }: StageProps) {
  useLayoutEffect(() => {
    if (!isInDocs) applyAppearance({ theme, density, contrast, motion });
  }, [isInDocs, theme, density, contrast, motion]);
  return (
    <ThemeProvider {...language} isIsolated={isInDocs}>
      {children}
    </ThemeProvider>
  );
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
    language: choice(
      'Language',
      'globe',
      Object.fromEntries(Object.entries(languages).map(([id, { title }]) => [id, title])),
    ),
    density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    contrast: choice('Contrast', 'contrast', { normal: 'System contrast', more: 'More contrast' }),
    motion: choice('Motion', 'lightning', { system: 'System motion', reduced: 'Reduced motion' }),
  },
  initialGlobals: { ...initialGlobals },
  parameters: {
    a11y: {
      test: 'error',
      // axe skips this rule by default. It requires targets of at least 24 px.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    backgrounds: { disable: true },
    docs: {
      container: DocsContainer,
      toc: true,
      source: { type: 'dynamic', transform: (code: string) => shownCode(code, exportedNames) },
    },
    // How Storybook prints the elements of a story.
    jsx: { functionValue: () => printedFunction, showDefaultProps: false },
    // Chromatic compares one picture for each mode, without motion.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, { ...mode, motion: 'reduced' }])),
    },
    options: {
      storySort: {
        order: [
          'Gantry',
          ['Start', 'Components', 'Writing', 'Patterns'],
          'Guides',
          'Foundations',
          ['All tokens', 'Icons'],
          'UI kit',
          'Notification center',
          'Portal',
        ],
      },
    },
  },
  // The globals are untyped, but the toolbar offers only these values.
  loaders: [async ({ globals }) => ({ language: await loadLanguage((globals as unknown as Globals).language) })],
  decorators: [
    (Story, { globals, loaded, viewMode }) => (
      <Stage
        {...(globals as unknown as Globals)}
        // That is what the loader returns.
        language={loaded['language'] as StoryLanguage}
        isInDocs={viewMode === 'docs'}
      >
        <Story />
      </Stage>
    ),
  ],
});
