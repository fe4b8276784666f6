/** The theme a person chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
/** How much room controls and rows take. */
export type Density = 'comfortable' | 'compact';
/** `normal` follows the device; `more` strengthens text and borders whatever the device says. */
export type Contrast = 'normal' | 'more';
/** `system` follows the device; `reduced` leaves only changes of opacity whatever the device says. */
export type Motion = 'system' | 'reduced';

/** What a page looks like, apart from what it shows. */
export interface Appearance {
  readonly theme: Theme;
  readonly density: Density;
  readonly contrast: Contrast;
  readonly motion: Motion;
}

const names = ['theme', 'density', 'contrast', 'motion'] as const satisfies readonly (keyof Appearance)[];

/**
 * Gives the whole page an appearance, by attributes on `<html>` (`data-theme`, `data-density`, …), so that nothing is
 * rendered anew. It needs no framework and may run before one has started. What is not named stays as it is.
 */
export function applyAppearance(appearance: Partial<Appearance>): void {
  for (const name of names) {
    const value = appearance[name];
    if (value !== undefined) document.documentElement.dataset[name] = value;
  }
}

/** The appearance that the page has now. An attribute that is missing or unknown counts as the default. */
export function readAppearance(): Appearance {
  const { theme, density, contrast, motion } = document.documentElement.dataset;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: density === 'compact' ? density : 'comfortable',
    contrast: contrast === 'more' ? contrast : 'normal',
    motion: motion === 'reduced' ? motion : 'system',
  };
}

/** What a theme amounts to on this device: `system` is decided by the device's own preference. */
export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
