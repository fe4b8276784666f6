/** A page of the workshop that the search finds. */
export type WorkshopEntry =
  | {
      readonly kind: 'component';
      readonly name: string;
      readonly packageName: string;
      /** The query of Storybook's address. */
      readonly address: string;
      readonly whenToUse: string;
      readonly anatomy: string;
      readonly keyboard: string;
      readonly accessibility: string;
      /** Its properties do not change before the next major version, unless it is a beta. */
      readonly status: 'stable' | 'beta';
      /** How many stories the tests play, check and compare. */
      readonly stories: number;
    }
  | {
      readonly kind: 'page';
      readonly name: string;
      readonly address: string;
      /** All words of the page, for the search. */
      readonly text: string;
    };

/** A design token that components read. */
export interface TokenEntry {
  /** The first part of its name, such as `color`. */
  readonly category: string;
  /** The name in `tokens`, such as `color.textMuted`. */
  readonly name: string;
  /** Its CSS variable; null for a breakpoint, which no media query could read from one. */
  readonly variable: `--gantry-${string}` | null;
  /** The value in light, or in every theme. */
  readonly value: string;
  /** The value in dark. */
  readonly dark?: string;
  /** The value in compact density. */
  readonly compact?: string;
  /** What it is for; empty for a step of a scale. */
  readonly use: string;
}

/** A version of a package and what changed in it. */
export interface Release {
  readonly packageName: string;
  readonly version: string;
  readonly changes: readonly string[];
}
