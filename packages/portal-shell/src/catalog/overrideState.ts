import type { Readable } from '@gantry/base/observable';

/** A module that comes from a development server. */
export interface ModuleOverride {
  /** The route of the module. */
  readonly name: string;
  /** The address of its entry, on `localhost`. */
  readonly entry: string;
}

export interface OverrideState {
  /** Overrides of a link that the person has not answered yet: a script of their machine would run as they. */
  readonly asked: readonly ModuleOverride[];
  readonly active: readonly ModuleOverride[];
  /** Overrides whose entry did not load. They are forgotten, and the next page has the portal's own module. */
  readonly failed: readonly ModuleOverride[];
}

export interface ModuleOverrides extends Readable<OverrideState> {
  /** Answers for an override of a link. After the last answer the page loads again. */
  readonly answer: (name: string, isAccepted: boolean) => void;
  /** Forgets an override and loads the page again. */
  readonly remove: (name: string) => void;
  /** Forgets an override whose entry did not load. */
  readonly fail: (name: string) => void;
}

export interface ModuleOverridesOptions {
  /** True if the configuration allows overrides. */
  readonly isAllowed: boolean;
  /** The session storage, which sign-out clears. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly address: string;
  /** Replaces the address of the page, which names no override any more. */
  readonly replaceAddress: (address: string) => void;
  readonly reload: () => void;
}

/** The parameter of an address that names an override: `?module=crew-board@http://localhost:5173/entry.js`. */
export const overrideParameter = 'module';
