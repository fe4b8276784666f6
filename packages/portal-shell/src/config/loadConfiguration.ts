import * as v from 'valibot';
import { addressOf } from '../addresses/portalBase.ts';
import { isAnswerOfProxy } from '../deployment/deployment.ts';
import { configurationSchema } from './configuration.ts';
import type { ConfigurationResult } from './ConfigurationResult.ts';
import { inheritedKeys } from './inheritedKeys.ts';

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
    response = await request(addressOf('/config.json'), { cache: 'no-store', redirect: 'manual' });
  } catch {
    return { kind: 'unreachable', status: null };
  }
  if (isAnswerOfProxy(response)) return { kind: 'signedOut' };
  onAnswer(response);
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
