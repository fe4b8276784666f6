import * as v from 'valibot';
import { configurationSchema, type Configuration } from '../src/config/configuration.ts';

/** Parses a configuration; null if the text is not a valid one. The page then says what is wrong with it. */
export function readConfiguration(text: string): Configuration | null {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(configurationSchema, input);
  return result.success ? result.output : null;
}
