export { applyAppearance, readAppearance, resolveTheme } from './appearance.ts';
export type { Appearance, Contrast, Density, Motion, Theme } from './appearance.ts';
export type { Direction } from './direction.ts';
export { useDirection, useLocale } from './KitContext.ts';
export { useMessages } from './useMessages.ts';
export { ThemeProvider } from './ThemeProvider.tsx';
export type { ThemeLanguage, ThemeProviderOptions, ThemeProviderProps } from './ThemeProvider.tsx';
