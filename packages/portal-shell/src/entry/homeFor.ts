import type { Direction } from '@gantry/ui-kit';

interface HomeConditions {
  readonly build: string | null;
  readonly subject: string;
  readonly programId: string;
  readonly language: string;
  readonly direction: Direction;
  readonly isMenuCollapsed: boolean;
}

/** What Home is drawn for: this build, person and program, and this look. In a window of another width it has other parts. */
export const homeFor = ({ build, subject, programId, language, direction, isMenuCollapsed }: HomeConditions): string =>
  JSON.stringify([build, subject, programId, language, direction, isMenuCollapsed, innerWidth]);
