import * as v from 'valibot';
import { configurationSchema, type Configuration, type ConfigurationInput } from '../config/configuration.ts';
import { exampleConfiguration } from '../config/exampleConfiguration.testing.tsx';

/** The `identity` of a configuration, defaults filled in. */
export function identityConfiguration(
  overrides: Partial<ConfigurationInput['identity']> = {},
): Configuration['identity'] {
  const identity = { ...exampleConfiguration.identity, ...overrides };
  return v.parse(configurationSchema, { ...exampleConfiguration, identity }).identity;
}
