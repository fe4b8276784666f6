/** The theme that a person chose. `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
/** The spacing of controls and rows. */
export type Density = 'comfortable' | 'compact';
/** `normal` follows the device. `more` strengthens text and borders on every device. */
type Contrast = 'normal' | 'more';
/** `system` follows the device. `reduced` allows only opacity changes on every device. */
type Motion = 'system' | 'reduced';

/** The look of a page, independent of its content. */
export interface Appearance {
  readonly theme: Theme;
  readonly density: Density;
  readonly contrast: Contrast;
  readonly motion: Motion;
}

const names = ['theme', 'density', 'contrast', 'motion'] as const satisfies readonly (keyof Appearance)[];

/**
 * Sets the appearance of the whole page by attributes on `<html>` (`data-theme`, `data-density`, …), so that nothing
 * renders again. It needs no framework and may run before React starts. Omitted fields stay unchanged.
 */
export function applyAppearance(appearance: Partial<Appearance>): void {
  for (const name of names) {
    const value = appearance[name];
    if (value !== undefined) document.documentElement.dataset[name] = value;
  }
}
