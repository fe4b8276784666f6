import type { ReactElement, RefCallback } from 'react';
import type * as forms from '../../forms.ts';
import type * as kit from '../../index.ts';

type Capitalised<Name extends string> = Name extends `${infer First}${string}`
  ? First extends Lowercase<First>
    ? never
    : Name
  : never;

/** The name of every component that the kit exports. */
export type ComponentName = Capitalised<keyof typeof kit | keyof typeof forms>;

/** The properties that every component passes on to its element. */
export interface CommonProps {
  readonly id: string;
  readonly className: string;
  readonly ref: RefCallback<Element>;
  readonly 'data-probe': string;
  readonly 'aria-details': string;
}

/** Common properties that identify the element of an example in a test. */
export const probe: CommonProps = {
  id: 'probe-id',
  className: 'probe',
  ref: () => undefined,
  'data-probe': 'yes',
  'aria-details': 'probe-details',
};

/** A component with only its required properties. */
export interface Example {
  /** Renders the component, with `common` spread before all other properties. */
  readonly render: (common: CommonProps) => ReactElement;
  /** The component opens over the page or needs a browser feature, so a server renders nothing. @default false */
  readonly isBrowserOnly?: boolean;
  /** The reason why the component renders no element, and so takes no `ref` and no class name. */
  readonly hasNoElement?: string;
  /**
   * Selectors of the elements that get common properties, if they are not the element with the class name: by property,
   * or one for all. For example, `{ ref: 'input' }` is for a field whose `ref` gives focus to its input.
   */
  readonly elsewhere?: string | Readonly<Partial<Record<Exclude<keyof CommonProps, 'className'>, string>>>;
  /** The reason why a common property is not passed on, by property. */
  readonly takesNo?: Readonly<Partial<Record<'id' | 'aria-details', string>>>;
}
