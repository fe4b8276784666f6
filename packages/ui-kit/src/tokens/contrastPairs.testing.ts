import type { ColorName } from './colorValues.testing.ts';

/** Colours that may be used on each other, and their minimum contrast. */
export interface ContrastPair {
  /** The foreground colours. */
  readonly foregrounds: readonly ColorName[];
  /** The background colours. Each foreground is tested on each of them. */
  readonly backgrounds: readonly ColorName[];
  /** 4.5 for text, 3 for icons and the parts of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly minimum: 4.5 | 3;
}

const surfaces = [
  'backgroundPage',
  'backgroundSurface',
  'backgroundRaised',
  'backgroundFloating',
  'backgroundSunken',
] as const;
const rowStates = ['backgroundHover', 'backgroundPressed', 'backgroundSelected'] as const;
const ink = ['backgroundInk', 'backgroundInkHover', 'backgroundInkPressed'] as const;
const danger = ['backgroundDanger', 'backgroundDangerHover', 'backgroundDangerPressed'] as const;
const bar = ['backgroundBar', 'backgroundBarHover', 'backgroundBarPressed', 'backgroundBarField'] as const;

/** All combinations of colours that the kit allows. Any other combination must not be used. */
export const contrastPairs: readonly ContrastPair[] = [
  { foregrounds: ['text', 'textMuted', 'textLink'], backgrounds: [...surfaces, ...rowStates], minimum: 4.5 },
  {
    foregrounds: ['textDanger', 'textSuccess', 'textWarning', 'textInformation'],
    backgrounds: [...surfaces, ...rowStates],
    minimum: 4.5,
  },
  {
    foregrounds: ['text', 'textMuted', 'textLink'],
    backgrounds: [
      'backgroundDangerSubtle',
      'backgroundSuccessSubtle',
      'backgroundWarningSubtle',
      'backgroundInformationSubtle',
    ],
    minimum: 4.5,
  },
  { foregrounds: ['textDanger'], backgrounds: ['backgroundDangerSubtle'], minimum: 4.5 },
  { foregrounds: ['textSuccess'], backgrounds: ['backgroundSuccessSubtle'], minimum: 4.5 },
  { foregrounds: ['textWarning'], backgrounds: ['backgroundWarningSubtle'], minimum: 4.5 },
  { foregrounds: ['textInformation'], backgrounds: ['backgroundInformationSubtle'], minimum: 4.5 },
  { foregrounds: ['textOnInk'], backgrounds: ink, minimum: 4.5 },
  { foregrounds: ['textOnDanger'], backgrounds: danger, minimum: 4.5 },
  { foregrounds: ['textOnSignal'], backgrounds: ['signal'], minimum: 4.5 },
  { foregrounds: ['textOnBar', 'textOnBarMuted'], backgrounds: bar, minimum: 4.5 },

  { foregrounds: ['borderStrong', 'borderFocus', 'borderSelected'], backgrounds: surfaces, minimum: 3 },
  { foregrounds: ['borderFocus', 'borderSelected'], backgrounds: rowStates, minimum: 3 },
  // A pressed control has a border in the text colour.
  { foregrounds: ['borderStrong'], backgrounds: ['backgroundHover', 'backgroundSelected'], minimum: 3 },
  { foregrounds: ['borderFocusOnBar'], backgrounds: bar, minimum: 3 },
  { foregrounds: ['borderOnBar'], backgrounds: ['backgroundBar'], minimum: 3 },
  {
    foregrounds: ['signal', 'iconDanger', 'iconSuccess', 'iconWarning', 'iconInformation'],
    backgrounds: [...surfaces, ...rowStates, 'trackBackground'],
    minimum: 3,
  },
  { foregrounds: ['signal'], backgrounds: ['backgroundBar'], minimum: 3 },
  { foregrounds: ['iconDanger'], backgrounds: ['backgroundDangerSubtle'], minimum: 3 },
  { foregrounds: ['iconSuccess'], backgrounds: ['backgroundSuccessSubtle'], minimum: 3 },
  { foregrounds: ['iconWarning'], backgrounds: ['backgroundWarningSubtle'], minimum: 3 },
  { foregrounds: ['iconInformation'], backgrounds: ['backgroundInformationSubtle'], minimum: 3 },
  {
    foregrounds: ['backgroundInk', 'backgroundDanger'],
    backgrounds: ['backgroundPage', 'backgroundSurface', 'backgroundFloating'],
    minimum: 3,
  },
];

/** The opaque colours without a minimum contrast, and the reason. */
export const withoutContrast: Readonly<Partial<Record<ColorName, string>>> = {
  textDisabled: 'Text of a control that cannot be used is exempt (WCAG 2.2, 1.4.3).',
  border: 'A hairline that separates; no control depends on it.',
  backgroundSkeleton: 'What is loading is told by words; the placeholder only holds its place.',
};
