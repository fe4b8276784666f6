import { isRecord } from '@gantry/base/values';

/** JSON, as `JSON.parse` returns it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Merges an overlay into a base, as RFC 7396 (JSON Merge Patch) has it: objects are merged by key, any other value is replaced whole,
 * and null removes a key.
 *
 * @param keepsNull true keeps a null, so that the result is an overlay itself
 */
export function mergeLayer(base: Json | undefined, overlay: Json, keepsNull = false): Json {
  if (!isRecord(overlay)) return overlay;
  const merged = new Map(Object.entries(isRecord(base) ? base : {}));
  for (const [key, value] of Object.entries(overlay)) {
    if (value === null && !keepsNull) merged.delete(key);
    else merged.set(key, mergeLayer(merged.get(key), value, keepsNull));
  }
  return Object.fromEntries(merged);
}

const prefix = 'GANTRY__';

/** Values that are JSON of another type than text. A text of digits is written in quotes. */
const isJson = /^(?:true|false|null|-?\d+(?:\.\d+)?|[[{"][^]*)$/;

function valueOf(name: string, text: string): Json {
  if (!isJson.test(text)) return text;
  try {
    // Parsed JSON is JSON.
    return JSON.parse(text) as Json;
  } catch {
    throw new Error(`The environment variable ${name} starts as JSON does, but is not valid JSON.`);
  }
}

/**
 * Reads the environment as an overlay: `GANTRY__identity__clientId=portal` sets `identity.clientId`. Throws if a variable starts as JSON
 * does and is not JSON.
 */
export function environmentLayer(environment: Readonly<Record<string, string | undefined>>): Json {
  let layer: Json = {};
  for (const [name, text] of Object.entries(environment)) {
    if (!name.startsWith(prefix) || text === undefined) continue;
    const path = name.slice(prefix.length).split('__');
    const value = path.reduceRight<Json>((inner, key) => ({ [key]: inner }), valueOf(name, text));
    // A null removes the key of the file.
    layer = mergeLayer(layer, value, true);
  }
  return layer;
}
