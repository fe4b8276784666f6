export { applyAppearance, readAppearance } from './appearance.ts';
export type { Appearance, Contrast, Density, Motion, Theme } from './appearance.ts';
export type { Direction } from './direction.ts';
export { useLocale } from './KitContext.ts';
export { ThemeProvider } from './ThemeProvider.tsx';
export type { ThemeLanguage, ThemeProviderOptions, ThemeProviderProps } from './ThemeProvider.tsx';
