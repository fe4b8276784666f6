import { readFileSync } from 'node:fs';
import { modes as workshopModes } from '../../../.storybook/modes.ts';

/** The folder that `storybook build` writes. */
export const built = new URL('../../../storybook-static/', import.meta.url);

/** A story in the index of the built workshop. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The file that the story is in. */
  readonly importPath: string;
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

/** What is hidden in pictures. */
export const pictureStyle = readFileSync(new URL('pictures.css', import.meta.url), 'utf8');

/** The time in every story. */
export const now = new Date('2026-11-02T10:00:00Z');

/** The globals of a page in the first mode. axe runs in a step of its own, so the addon's run is off. */
export const loadGlobals = 'theme:light;language:english;motion:reduced;a11y.manual:!true';

export type Mode = (typeof modes)[number];

/** A theme and a language of the toolbar, by a name of its own. */
export interface Look {
  readonly name: string;
  readonly theme: string;
  readonly language: string;
}
