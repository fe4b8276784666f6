import type { ExtensionSlot, SearchHit, TileBadge } from '@gantry/module';
import * as v from 'valibot';
import { ownAddress } from '@gantry/platform-client/addresses/ownAddress';
import { portalRoot } from '@gantry/platform-client/addresses/portalBase';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const ownPath = v.pipe(
  text,
  v.check((address) => ownAddress(address, portalRoot()) !== null),
);

/** The answers of the slots. An extension is foreign code, so each answer is checked. */
export const slotAnswers = {
  tileBadges: v.array(
    v.object({ route: text, count: v.pipe(v.number(), v.integer(), v.minValue(0)), label: text }),
  ) satisfies v.GenericSchema<unknown, TileBadge[]>,
  search: v.array(
    v.object({ id: text, title: text, description: v.exactOptional(text), href: ownPath }),
  ) satisfies v.GenericSchema<unknown, SearchHit[]>,
} satisfies Record<ExtensionSlot, unknown>;

export type SlotAnswer<Slot extends ExtensionSlot> = v.InferOutput<(typeof slotAnswers)[Slot]>;
