import type { ReactElement } from 'react';
import type * as kit from '../../index.ts';

type Capitalised<Name extends string> = Name extends `${infer First}${string}`
  ? First extends Lowercase<First>
    ? never
    : Name
  : never;

/** The name of every component that the kit exports. */
export type ComponentName = Capitalised<keyof typeof kit>;

/** A component with as little as it needs. */
export interface Example {
  /** The component, given what every component takes. */
  readonly render: (common: { readonly className: string }) => ReactElement;
  /** It opens over the page or depends on what the browser can do: a server draws nothing. @default false */
  readonly isBrowserOnly?: boolean;
  /** Why it takes no `className`. */
  readonly hasNoElement?: string;
}

/** One example of each component that a folder exports. */
export type Examples = Readonly<Partial<Record<ComponentName, Example>>>;
