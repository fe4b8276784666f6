import type { ServiceError } from '@gantry/module';
import * as v from 'valibot';
import { isClimbingPath } from '../addresses/decodedPath.ts';
import { record } from './shapes.ts';

const sentence = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), '');

/** What is wrong with each field: a text, or a list of them. A list without names is about no field. */
const errors = v.pipe(
  v.custom<object>((input) => !Array.isArray(input)),
  v.record(
    v.string(),
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((texts) => [texts].flat().join(' ')),
    ),
  ),
  v.check((found) => Object.keys(found).length > 0),
);

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  record({ message: sentence, detail: sentence, errors: v.fallback(v.nullable(errors), null) }),
);

/**
 * What the text of a refusal says to people: its `message`, or the `detail` of RFC 9457, and the `errors` of fields; null where there is nothing that
 * can be shown.
 */
export function refusalOf(body: string): Pick<ServiceError, 'serverMessage' | 'fieldErrors'> {
  const { success, output } = v.safeParse(refusalSchema, body);
  if (!success) return { serverMessage: null, fieldErrors: null };
  return { serverMessage: output.message || output.detail || null, fieldErrors: output.errors };
}

/** Whether an address is below that of a service, as a browser reads both. A token goes to no other. */
export function isBelowService(base: string, address: URL): boolean {
  const folder = new URL(`${base}/`);
  return (
    address.origin === folder.origin &&
    address.pathname.startsWith(folder.pathname) &&
    !isClimbingPath(address.pathname)
  );
}

/**
 * The address of a call. It stays below the service's own address, so that a token goes to no other service.
 *
 * @param base the service's address in the configuration
 * @param path starts with a slash
 * @throws TypeError if the address would be outside of the service's
 */
export function serviceAddress(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const address = new URL(base + path);
  if (!isBelowService(base, address) || isClimbingPath(path)) {
    throw new TypeError(
      `The address ${address.href} is not below ${base}, so no token is sent there. Give a path of the service.`,
    );
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  return address;
}
