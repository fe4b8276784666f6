import { readFileSync } from 'node:fs';
import { modes as workshopModes } from '../../../.storybook/modes.ts';

/** The workshop as `npm run build-storybook` writes it. */
export const built = new URL('../../../storybook-static/', import.meta.url);

/** A story as the built workshop lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** `wide` marks a story of something that narrow windows never show. */
  readonly tags: readonly string[];
}

/** Every story of the built workshop. Documentation pages are not stories. */
export function readStories(): Story[] {
  // Storybook writes this file. Only the fields named here are read.
  const index = JSON.parse(readFileSync(new URL('index.json', built), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && !tags.includes('!test'));
}

/** The modes that a story is checked in; together they hold both themes and both directions. A story is played in the first. */
export const modes = [
  { name: 'light-ltr', ...workshopModes['light-ltr'] },
  { name: 'dark-rtl', ...workshopModes['dark-rtl'] },
] as const;

export type Mode = (typeof modes)[number];
