/** One way to show the list, on a page of its own. */
export interface SubjectPage {
  /** The page's file name without its extension. */
  readonly name: 'floor' | 'bareReact' | 'patternFly' | 'gantry';
  readonly label: string;
  /** True if the list has no window. A long list is then measured in one run with fewer updates, and the figure is scaled up. */
  readonly isSlow: boolean;
}

/** The pages to compare. Plain DOM comes first, as the report shows the others as multiples of it. */
export const subjects: readonly SubjectPage[] = [
  { name: 'floor', label: 'floor', isSlow: false },
  { name: 'bareReact', label: 'React', isSlow: false },
  { name: 'patternFly', label: 'PatternFly', isSlow: true },
  { name: 'gantry', label: 'Gantry', isSlow: false },
];
