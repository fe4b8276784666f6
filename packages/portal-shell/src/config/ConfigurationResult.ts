import type { Configuration } from './configuration.ts';
import type { ConfigurationExpectation } from './valueSchemas.ts';

/** A wrong key of the configuration. */
export interface ConfigurationProblem {
  /** The key with dots, such as `services.monolith`. */
  readonly key: string;
  readonly expected: ConfigurationExpectation;
  readonly isMissing: boolean;
  /** The key that was probably meant by an unknown one. */
  readonly suggestion?: string;
}

/** The result of reading the configuration. */
export type ConfigurationResult =
  | CheckedConfiguration
  /** The file is not JSON. */
  | { readonly kind: 'malformed'; readonly reason: string }
  /** A sign-on proxy in front of the portal asks for a sign-in. */
  | { readonly kind: 'signedOut' }
  /** There was no file. `status` is that of the error, or null without an answer. */
  | { readonly kind: 'unreachable'; readonly status: number | null };

/** The result of checking JSON. */
export type CheckedConfiguration =
  | {
      readonly kind: 'loaded';
      readonly configuration: Configuration;
      /** True if the portal's server was not reached, and this is the last good one. */
      readonly isKept?: true;
    }
  /** The file is JSON, but these keys are wrong. */
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigurationProblem[] };
