/**
 * Values of any source: what came from outside is read as a record, in whatever letter case, and a text has a hash.
 * This is the entry point `@gantry/base/values`.
 * @packageDocumentation
 */
export { createFractions } from './createFractions.ts';
export { fnv1a } from './fnv1a.ts';
export { heldIn } from './heldIn.ts';
export { inNamedCase, isRecord, parseJson } from './records.ts';
