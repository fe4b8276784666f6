/** One way to show the list, on a page of its own. */
export interface SubjectPage {
  /** The page's file name without its extension. */
  readonly name: 'floor' | 'bareReact' | 'gantry';
  readonly label: string;
}

/** The pages to compare. Plain DOM comes first, as the report shows the others as multiples of it. */
export const subjects: readonly SubjectPage[] = [
  { name: 'floor', label: 'floor' },
  { name: 'bareReact', label: 'React' },
  { name: 'gantry', label: 'Gantry' },
];
