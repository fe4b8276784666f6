import * as v from 'valibot';
import { configurationSchema, type Configuration } from '../src/config/configuration.ts';

const textSchema = v.pipe(v.string(), v.parseJson(), configurationSchema);

let latest: { readonly text: string; readonly configuration: Configuration | null } = { text: '', configuration: null };

/** Parses a configuration; null if the text is not a valid one. The page then says what is wrong with it. */
export function readConfiguration(text: string): Configuration | null {
  // A server asks for the same text with each request.
  if (text !== latest.text) {
    const result = v.safeParse(textSchema, text);
    latest = { text, configuration: result.success ? result.output : null };
  }
  return latest.configuration;
}
