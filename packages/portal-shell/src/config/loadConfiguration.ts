import * as v from 'valibot';
import { isAnswerOfProxy } from '@gantry/platform-client/deployment/deployment';
import type { ConfigurationAnswer } from './askedConfiguration.ts';
import { configurationSchema } from './configuration.ts';
import type { ConfigurationResult } from './ConfigurationResult.ts';
import { inheritedKeys } from './inheritedKeys.ts';
import { keptConfigurationKey } from '@gantry/platform-client/storage/stored';

interface LoadOptions {
  /** Receives the server's answer, whose headers contain the server's time. */
  readonly onAnswer?: (answer: ConfigurationAnswer) => void;
  /** Keeps the last good configuration, if that has the flag OFFLINE. */
  readonly storage: Storage;
}

/**
 * Reads and checks the configuration. Without an answer of the portal's server it is the last good one, if that is kept.
 *
 * @param asked the answer of the portal's server
 */
export async function loadConfiguration(
  asked: Promise<ConfigurationAnswer>,
  { onAnswer, storage }: LoadOptions,
): Promise<ConfigurationResult> {
  const answer = await asked.catch(() => null);
  if (answer === null) {
    const kept = storage.getItem(keptConfigurationKey);
    const result = kept === null ? null : await checkConfiguration(kept);
    return result?.kind === 'loaded' && result.configuration.flags.OFFLINE
      ? { ...result, isKept: true }
      : { kind: 'unreachable', status: null };
  }
  const { response } = answer;
  if (isAnswerOfProxy(response)) return { kind: 'signedOut' };
  onAnswer?.(answer);
  if (!response.ok) return { kind: 'unreachable', status: response.status };
  const text = await response.text();
  const result = await checkConfiguration(text);
  if (result.kind === 'loaded') {
    if (result.configuration.flags.OFFLINE) storage.setItem(keptConfigurationKey, text);
    else storage.removeItem(keptConfigurationKey);
  }
  return result;
}

async function checkConfiguration(text: string): Promise<ConfigurationResult> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return { kind: 'malformed', reason: error instanceof Error ? error.message : String(error) };
  }
  const result = v.safeParse(configurationSchema, input);
  if (result.success && inheritedKeys(input).length === 0) return { kind: 'loaded', configuration: result.output };
  // Few visits need the names of the wrong keys.
  const { parseConfiguration } = await import('./parseConfiguration.ts');
  return parseConfiguration(input);
}
