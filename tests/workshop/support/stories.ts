import { readFileSync } from 'node:fs';
import { modes as workshopModes } from '../../../.storybook/modes.ts';

/** The folder that `storybook build` writes. */
export const built = new URL('../../../storybook-static/', import.meta.url);

/** A story in the index of the built workshop. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** `wide` marks a story of a component that narrow windows never show. */
  readonly tags: readonly string[];
}

function readEntries(wanted: 'story' | 'docs'): Story[] {
  // Storybook writes this file. This code reads only the fields named here.
  const index = JSON.parse(readFileSync(new URL('index.json', built), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === wanted);
}

/** Reads every story of the built workshop. */
export const readStories = (): Story[] => readEntries('story').filter(({ tags }) => !tags.includes('!test'));

/** Reads every page of its documentation. */
export const readDocs = (): Story[] => readEntries('docs');

/** The modes in which a story is checked. They cover both themes and both directions. The story is played in the first mode. */
export const modes = [
  { name: 'light-ltr', ...workshopModes['light-ltr'] },
  { name: 'dark-rtl', ...workshopModes['dark-rtl'] },
] as const;

export type Mode = (typeof modes)[number];
