import * as v from 'valibot';
import { expectationAt, guessKey } from './expectations.ts';
import type { ConfigurationExpectation } from './valueSchemas.ts';
import { configurationSchema, type Configuration } from './configuration.ts';

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
  /** There was no file. `status` is that of the error, or null without an answer. */
  | { readonly kind: 'unreachable'; readonly status: number | null };

/** The result of checking JSON. */
export type CheckedConfiguration =
  | { readonly kind: 'loaded'; readonly configuration: Configuration }
  /** The file is JSON, but these keys are wrong. */
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigurationProblem[] };

/** Returns the keys that every object has already. The schemas pass over them in maps, so a value there would vanish. */
function inheritedKeys(input: unknown, parent: readonly string[] = []): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    const path = [...parent, key];
    return key in Object.prototype || key === 'prototype' ? [path.join('.')] : inheritedKeys(value, path);
  });
}

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
    const path = (issue.path ?? []).map((part) => String(part.key));
    const suggestion = expected === 'knownKey' ? guessKey(configurationSchema, path) : null;
    problems.set(key, { key, expected, isMissing, ...(suggestion !== null && { suggestion }) });
  }
  return { kind: 'invalid', problems: [...problems.values()] };
}

/**
 * Fetches `/config.json`, bypassing every cache, and checks it.
 *
 * @param onAnswer receives the server's answer, whose headers contain the server's time
 */
export async function loadConfiguration(
  request: typeof fetch = fetch,
  onAnswer: (response: Response) => void = () => undefined,
): Promise<ConfigurationResult> {
  let response: Response;
  try {
    response = await request('/config.json', { cache: 'no-store' });
  } catch {
    return { kind: 'unreachable', status: null };
  }
  onAnswer(response);
  if (!response.ok) return { kind: 'unreachable', status: response.status };
  try {
    return parseConfiguration(await response.json());
  } catch (error) {
    return { kind: 'malformed', reason: error instanceof Error ? error.message : String(error) };
  }
}
