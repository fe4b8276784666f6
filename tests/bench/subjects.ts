/** One way to show the list, on a page of its own. */
export interface SubjectPage {
  /** The page's file, without its ending. */
  readonly name: 'floor' | 'bareReact' | 'patternFly' | 'gantry';
  readonly label: string;
  /** Its list is not windowed: a long one takes so long that it is measured in one run, and with fewer updates counted up. */
  readonly isSlow: boolean;
}

/** What is measured side by side: the floor first, as the others are told in multiples of it. */
export const subjects: readonly SubjectPage[] = [
  { name: 'floor', label: 'floor', isSlow: false },
  { name: 'bareReact', label: 'React', isSlow: false },
  { name: 'patternFly', label: 'PatternFly', isSlow: true },
  { name: 'gantry', label: 'Gantry', isSlow: false },
];
