import * as v from 'valibot';
import { configurationSchema, type Configuration } from '../src/config/configuration.ts';

let latest: { readonly text: string; readonly configuration: Configuration | null } = { text: '', configuration: null };

/** Parses a configuration; null if the text is not a valid one. The page then says what is wrong with it. */
export function readConfiguration(text: string): Configuration | null {
  // A server asks for the same text with each request.
  if (text !== latest.text) latest = { text, configuration: parse(text) };
  return latest.configuration;
}

function parse(text: string): Configuration | null {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(configurationSchema, input);
  return result.success ? result.output : null;
}
