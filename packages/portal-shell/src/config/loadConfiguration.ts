import * as v from 'valibot';
import { isAnswerOfProxy } from '../deployment/deployment.ts';
import type { ConfigurationAnswer } from './askedConfiguration.ts';
import { configurationSchema } from './configuration.ts';
import type { ConfigurationResult } from './ConfigurationResult.ts';
import { inheritedKeys } from './inheritedKeys.ts';

/**
 * Reads and checks the configuration.
 *
 * @param asked the answer of the portal's server
 * @param onAnswer receives the answer, whose headers contain the server's time
 */
export async function loadConfiguration(
  asked: Promise<ConfigurationAnswer>,
  onAnswer: (answer: ConfigurationAnswer) => void = () => undefined,
): Promise<ConfigurationResult> {
  let answer: ConfigurationAnswer;
  try {
    answer = await asked;
  } catch {
    return { kind: 'unreachable', status: null };
  }
  const { response } = answer;
  if (isAnswerOfProxy(response)) return { kind: 'signedOut' };
  onAnswer(answer);
  if (!response.ok) return { kind: 'unreachable', status: response.status };
  let input: unknown;
  try {
    input = await response.json();
  } catch (error) {
    return { kind: 'malformed', reason: error instanceof Error ? error.message : String(error) };
  }
  const result = v.safeParse(configurationSchema, input);
  if (result.success && inheritedKeys(input).length === 0) return { kind: 'loaded', configuration: result.output };
  // Few visits need the names of the wrong keys.
  const { parseConfiguration } = await import('./parseConfiguration.ts');
  return parseConfiguration(input);
}
