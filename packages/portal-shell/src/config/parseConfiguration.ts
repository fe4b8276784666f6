import * as v from 'valibot';
import { configurationSchema } from './configuration.ts';
import type { CheckedConfiguration, ConfigurationProblem } from './ConfigurationResult.ts';
import { expectationAt, guessKey, unknownKeys } from './expectations.ts';
import { inheritedKeys } from './inheritedKeys.ts';

/** Checks a parsed configuration and names each wrong key once. */
export function parseConfiguration(input: unknown): CheckedConfiguration {
  const result = v.safeParse(configurationSchema, input);
  const inherited = inheritedKeys(input);
  if (result.success && inherited.length === 0) return { kind: 'loaded', configuration: result.output };
  const problems = new Map<string, ConfigurationProblem>(
    inherited.map((key) => [key, { key, expected: 'knownKey', isMissing: false }]),
  );
  for (const issue of result.issues ?? []) {
    const key = v.getDotPath(issue) ?? '';
    if (problems.has(key)) continue;
    const last = issue.path?.at(-1);
    const isMissing = last !== undefined && last.value === undefined;
    const expected = expectationAt(configurationSchema, issue);
    if (expected !== 'knownKey') problems.set(key, { key, expected, isMissing });
  }
  for (const path of unknownKeys(configurationSchema, input)) {
    const key = path.join('.');
    const suggestion = guessKey(configurationSchema, path);
    if (!problems.has(key))
      problems.set(key, { key, expected: 'knownKey', isMissing: false, ...(suggestion !== null && { suggestion }) });
  }
  return { kind: 'invalid', problems: [...problems.values()] };
}
