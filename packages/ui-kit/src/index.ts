// Foundations
export { tokens } from './tokens/index.ts';
export {
  ThemeProvider,
  applyAppearance,
  readAppearance,
  resolveTheme,
  useDirection,
  useLocale,
  useMessages,
} from './theme/index.ts';
export type { Appearance, Contrast, Density, Direction, Motion, Theme, ThemeProviderProps } from './theme/index.ts';
export {
  clampLines,
  control,
  floatingSurface,
  focusRing,
  focusRingOnBar,
  media,
  reducedMotion,
  surfaceRoot,
  tabularFigures,
  transition,
  truncate,
  visuallyHidden,
} from './theme/styles.ts';
export { arabic, english, formatsOf, messagesFor } from './messages/index.ts';
export type { Formats, KitMessages, PluralForms } from './messages/index.ts';
