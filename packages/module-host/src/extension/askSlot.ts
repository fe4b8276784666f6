import type { ExtensionContext, ExtensionSlot, SearchQuery } from '@gantry/module';
import { createExtensionContext } from '@gantry/module/life';
import * as v from 'valibot';
import { journal } from '@gantry/platform-client/telemetry/journal';
import { portalClientOf, type ExtensionEnvironment } from '../life/portalClientOf.ts';
import { loadExtension, type ExtensionSource, type LoadedExtension } from './loadExtension.ts';
import { slotAnswers, type SlotAnswer } from './slotAnswers.ts';

/** The number of hits of an extension that a search shows. */
const hitLimit = 5;

/** The time limit of an answer, with the loading of the extension. */
export const slotTimeoutMs = 5000;

/** The question to one slot of one extension. */
export interface SlotQuestion<Slot extends ExtensionSlot> {
  readonly extension: ExtensionSource;
  readonly slot: Slot;
  readonly environment: ExtensionEnvironment;
  /** Fires when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** What is searched, for the slot `search`. */
  readonly text?: string;
  /** @default slotTimeoutMs */
  readonly timeoutMs?: number;
}

export interface AnsweredSlot<Slot extends ExtensionSlot> {
  readonly extension: ExtensionSource;
  readonly answer: SlotAnswer<Slot>;
}

/**
 * Asks every extension that fills a slot. Each answer is passed on as soon as it comes, unless the signal has fired. Resolves when no further
 * answer comes; an extension that fails has an empty one.
 */
export type AskExtensions<Slot extends ExtensionSlot> = (
  question: Pick<SlotQuestion<Slot>, 'signal' | 'text'>,
  onAnswer: (answered: AnsweredSlot<Slot>) => void,
) => Promise<void>;

/** Resolves when a signal fires. */
const firing = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

function call(extension: LoadedExtension, slot: ExtensionSlot, context: ExtensionContext, query: SearchQuery): unknown {
  if (slot === 'search') return extension.search?.(query, context);
  return extension[slot]?.(context);
}

/**
 * Asks one slot of one extension. The answer is checked. An extension that fails, is late or answers in another form has an empty answer,
 * and the console names it.
 */
export async function askSlot<Slot extends ExtensionSlot>(question: SlotQuestion<Slot>): Promise<SlotAnswer<Slot>> {
  const { extension, slot, environment, signal: wanted, text = '' } = question;
  const { timeoutMs = slotTimeoutMs } = question;
  const held = createExtensionContext(portalClientOf(environment), extension.name);
  const timeLimit = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([wanted, timeLimit]);
  const limit = slot === 'search' ? hitLimit : Infinity;
  // It listens first, before the extension gives up because of the same signal.
  const fired = firing(signal);
  signal.addEventListener('abort', held.close, { once: true });
  const warn = (sentence: string, cause?: unknown) => {
    journal.note('module', { module: extension.name, failure: sentence, slot });
    console.warn(
      `The extension ${extension.name} ${sentence}, so its slot ${slot} shows nothing.`,
      ...(cause ? [cause] : []),
    );
  };
  const none = (): SlotAnswer<Slot> => [];
  try {
    const ask = async () => {
      const loaded = await loadExtension(extension);
      return call(loaded, slot, held.context, { text, limit, signal });
    };
    const answer = await Promise.race([fired, ask()]);
    if (wanted.aborted) return none();
    if (timeLimit.aborted) {
      warn(`did not answer within ${timeoutMs / 1000} seconds`);
      return none();
    }
    const checked = v.safeParse(slotAnswers[slot], answer);
    if (checked.success) return checked.output.slice(0, limit);
    warn(`answered in another form than the contract says (${v.getDotPath(checked.issues[0]) ?? 'the list itself'})`);
  } catch (error) {
    if (!wanted.aborted) warn('failed', error);
  } finally {
    held.close();
  }
  return none();
}
