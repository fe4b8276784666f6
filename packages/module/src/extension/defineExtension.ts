import { contractVersion } from '../contractVersion.ts';
import { extensionSlots, type ExtensionDefinition, type GantryExtension } from './Extension.ts';

const known: ReadonlySet<string> = new Set(extensionSlots);

/**
 * Creates the default export of an extension's entry.
 *
 * ```ts
 * export default defineExtension({
 *   tileBadges: async ({ request }) => {
 *     const result = await request('base', '/crews/waiting', { parse: v.parser(v.number()) });
 *     return result.ok ? [{ route: 'crew-board', count: result.value, label: `${result.value} crews wait` }] : [];
 *   },
 * });
 * ```
 *
 * @throws TypeError if no slot is filled, or a key is unknown
 */
export function defineExtension(definition: ExtensionDefinition): GantryExtension {
  const keys = Object.keys(definition);
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0) {
    throw new TypeError(`The portal has no slot ${unknown.join(', ')}. Its slots are ${extensionSlots.join(', ')}.`);
  }
  if (keys.length === 0) {
    throw new TypeError(`An extension fills at least one slot of the portal: ${extensionSlots.join(', ')}.`);
  }
  return { contract: contractVersion, ...definition };
}
