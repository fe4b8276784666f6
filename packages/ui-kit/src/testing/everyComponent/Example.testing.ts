import type { ReactElement, RefCallback } from 'react';
import type * as kit from '../../index.ts';

type Capitalised<Name extends string> = Name extends `${infer First}${string}`
  ? First extends Lowercase<First>
    ? never
    : Name
  : never;

/** The name of every component that the kit exports. */
export type ComponentName = Capitalised<keyof typeof kit>;

/** What every component passes on to its element. */
export interface CommonProps {
  readonly id: string;
  readonly className: string;
  readonly ref: RefCallback<Element>;
  readonly 'data-probe': string;
  readonly 'aria-details': string;
}

/** A component with the fewest properties it needs. */
export interface Example {
  /** Spreads `common` on the component, before anything else. */
  readonly render: (common: CommonProps) => ReactElement;
  /** It opens over the page or needs a browser feature, so a server renders nothing. @default false */
  readonly isBrowserOnly?: boolean;
  /** Why it renders no element, so that it takes no `ref` and no class name. */
  readonly hasNoElement?: string;
  /**
   * Which common properties reach another element than the class name does: a selector of that element, by property or
   * for all of them. For example `{ ref: 'input' }` for a field whose `ref` gives focus to its input.
   */
  readonly elsewhere?: string | Readonly<Partial<Record<Exclude<keyof CommonProps, 'className'>, string>>>;
  /** Why a common property is not passed on. */
  readonly takesNo?: Readonly<Partial<Record<'id' | 'aria-details', string>>>;
}

/** One example of each component that a folder exports. */
export type Examples = Readonly<Partial<Record<ComponentName, Example>>>;
