import type { EffectivePreferences } from '../preferences/effectivePreferences.ts';

interface HomeConditions extends Pick<EffectivePreferences, 'language' | 'direction' | 'isMenuCollapsed'> {
  readonly subject: string;
  readonly programId: string;
}

/** The addresses of the files that draw Home, which the build writes into the page: the script, and the styles among what is preloaded. */
export const drawingFiles = (): { readonly script?: string; readonly styles: readonly string[] } => {
  const { home, preload = '' } = document.querySelector<HTMLElement>('script[data-home]')?.dataset ?? {};
  return {
    ...(home !== undefined && { script: home }),
    styles: preload.split(' ').filter((file) => file.endsWith('.css')),
  };
};

/** False if the page has lost a style sheet of Home: it removes the link to a file that cannot be loaded. */
export const hasStyles = (): boolean =>
  drawingFiles().styles.every((file) => document.querySelector(`link[href$="${file}"]`) !== null);

/**
 * What Home is drawn for: this person and program, and this look. In a window of another width it has other parts. A build that changes
 * neither the script nor the styles draws what the one before has kept.
 */
export const homeFor = ({ subject, programId, language, direction, isMenuCollapsed }: HomeConditions): string => {
  const { script, styles } = drawingFiles();
  return JSON.stringify([script, styles, subject, programId, language, direction, isMenuCollapsed, innerWidth]);
};
