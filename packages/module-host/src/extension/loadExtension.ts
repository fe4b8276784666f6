import { contractMismatch, extensionSlots, type ExtensionSlot, type GantryExtension } from '@gantry/module';
import * as v from 'valibot';
import { entryAddressOf, importEntry } from '../entryModule/importEntry.ts';
import { ModuleFailure } from '../life/ModuleState.ts';

/** A part of an extension that may be missing. valibot cannot describe the parameters and the result of a function. */
const slot = <Slot extends ExtensionSlot>() =>
  v.exactOptional(v.custom<NonNullable<GantryExtension[Slot]>>((input) => typeof input === 'function'));

const extensionSchema = v.looseObject({
  contract: v.optional(v.unknown()),
  tileBadges: slot<'tileBadges'>(),
  search: slot<'search'>(),
});

/** What an extension fills. */
export type LoadedExtension = v.InferOutput<typeof extensionSchema>;

/** An extension as its host knows it. */
export interface ExtensionSource {
  readonly name: string;
  readonly entry: string;
  /** The hash of the entry module. A module with another hash is not run. */
  readonly integrity?: string;
  readonly slots: readonly ExtensionSlot[];
  /** The permission in the selected program without which it adds nothing. */
  readonly code?: number;
}

/** The extensions of this page by entry. Each is evaluated once. */
const loaded = new Map<string, Promise<LoadedExtension>>();
const failed = new Set<string>();

async function importExtension({ name, entry, integrity }: ExtensionSource): Promise<LoadedExtension> {
  const address = entryAddressOf(entry, failed.has(entry));
  const imported = await importEntry(address, integrity, new AbortController().signal);
  const parsed = v.safeParse(v.object({ default: extensionSchema }), imported);
  const found = parsed.success ? parsed.output.default : null;
  if (found === null || extensionSlots.every((name) => found[name] === undefined)) {
    throw new ModuleFailure(
      'exports',
      `${address} fills no slot of the portal, so it adds nothing. Its default export is made by defineExtension.`,
    );
  }
  const mismatch = contractMismatch(name, found.contract);
  if (mismatch !== null) throw new ModuleFailure('contract', mismatch);
  return found;
}

/** Loads an extension, once in each page. The next call after a failure tries again. */
export function loadExtension(extension: ExtensionSource): Promise<LoadedExtension> {
  const { entry } = extension;
  const known = loaded.get(entry);
  if (known) return known;
  const loading = importExtension(extension);
  loaded.set(entry, loading);
  loading.catch(() => {
    loaded.delete(entry);
    failed.add(entry);
  });
  return loading;
}
