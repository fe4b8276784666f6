import { readFileSync } from 'node:fs';
import type { ConfigurationResult } from '../../src/config/ConfigurationResult.ts';
import { parseConfiguration } from '../../src/config/parseConfiguration.ts';
import { configurationDetails } from '../../src/entry/configurationDetails.ts';
import { entryMessages } from '../../src/languages/en/entry.ts';
import { expectationMessages } from '../../src/languages/en/expectations.ts';
import { environmentLayer, mergeLayer, type Json } from './mergeLayers.ts';

/** A configuration that was made of layers. */
export interface LayeredConfiguration {
  readonly result: Exclude<ConfigurationResult, { kind: 'unreachable' | 'signedOut' }>;
  /** The merged file; null if a layer is not JSON. */
  readonly text: string | null;
}

function readLayer(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} cannot be read, so nothing was checked or written. Name a file that is there. (${reason})`,
      {
        cause: error,
      },
    );
  }
}

/** Reads a base, the overlays on it in their order, and the variables of the environment. The last one wins. */
export function readLayers(
  files: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): LayeredConfiguration {
  let merged: Json = {};
  for (const file of files) {
    const text = readLayer(file);
    try {
      // Parsed JSON is JSON.
      merged = mergeLayer(merged, JSON.parse(text) as Json);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { result: { kind: 'malformed', reason: `${file}: ${reason}` }, text: null };
    }
  }
  merged = mergeLayer(merged, environmentLayer(environment));
  return { result: parseConfiguration(merged), text: `${JSON.stringify(merged, null, 2)}\n` };
}

/** Writes what is wrong with a configuration, in the words of the portal's page. Empty if nothing is. */
export function problemsText(result: LayeredConfiguration['result']): string {
  const { configuration: messages } = entryMessages;
  if (result.kind === 'loaded') return '';
  if (result.kind === 'malformed') return `${messages.malformed(result.reason)}\n`;
  const details = configurationDetails(result.problems, expectationMessages);
  const width = Math.max(...details.map(({ name }) => name.length));
  const lines = details.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`);
  return `${messages.invalid}\n\n${lines.join('\n')}\n`;
}
