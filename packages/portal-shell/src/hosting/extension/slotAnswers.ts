import type { HelpEntry, SearchHit, TileBadge } from '@gantry/module';
import * as v from 'valibot';
import { ownAddress } from '../../addresses/ownAddress.ts';
import { portalRoot } from '../../addresses/portalBase.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const isOwn = (address: string) => ownAddress(address, portalRoot()) !== null;
const ownPath = v.pipe(text, v.check(isOwn));
const isLink = (address: string) => isOwn(address) || /^(?:https?|mailto):/i.test(address);

/** The answers of the slots that answer with a list. An extension is foreign code, so each answer is checked. */
export const slotAnswers = {
  tileBadges: v.array(
    v.object({ route: text, count: v.pipe(v.number(), v.integer(), v.minValue(0)), label: text }),
  ) satisfies v.GenericSchema<unknown, TileBadge[]>,
  helpEntries: v.array(v.object({ label: text, href: v.pipe(text, v.check(isLink)) })) satisfies v.GenericSchema<
    unknown,
    HelpEntry[]
  >,
  search: v.array(
    v.object({ id: text, title: text, description: v.exactOptional(text), href: ownPath }),
  ) satisfies v.GenericSchema<unknown, SearchHit[]>,
};

/** A slot that answers with a list. */
export type AnsweringSlot = keyof typeof slotAnswers;

/** The answer of each slot. */
export type SlotAnswer<Slot extends AnsweringSlot> = v.InferOutput<(typeof slotAnswers)[Slot]>;
