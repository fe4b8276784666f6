import { createWritable, type Readable } from '@gantry/ui-kit/observable';
import * as v from 'valibot';
import type { Notification } from '../core/notification.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';

const choicesSchema = v.object({
  mutedTypes: v.fallback(v.array(v.string()), []),
  isSilent: v.fallback(v.boolean(), false),
});
const messageSchema = v.object({ kind: v.picklist(['preferences']), choices: choicesSchema });

/** What a person chose about interruptions. */
export type Choices = Readonly<v.InferOutput<typeof choicesSchema>>;

/** The choices of the person, in all tabs. */
export interface Preferences {
  readonly choices: Readable<Choices>;
  readonly set: (changed: Partial<Choices>) => void;
  readonly isMuted: (notification: Pick<Notification, 'type'>) => boolean;
  readonly setMuted: (type: string, isMuted: boolean) => void;
}

/** Makes the preferences of a center; null if its client stores none. */
export function connectPreferences(parts: InboxParts, own: InboxTexts): Preferences | null {
  const { client, lifetime, notices, connection, events } = parts;
  if (client.getPreferences === undefined || client.setPreferences === undefined) return null;
  const choices = createWritable<Choices>({ mutedTypes: [], isSilent: false });
  // One after another, so that the service keeps the last one.
  let sending = Promise.resolve();
  let changes = 0;

  async function load() {
    const changesBefore = changes;
    try {
      const answer = await lifetime.call(async (signal) => client.getPreferences?.(signal));
      // What the person chose meanwhile is newer.
      if (answer !== undefined && changes === changesBefore) choices.set(v.parse(choicesSchema, answer));
    } catch (error) {
      notices.log('The preferences could not be fetched, so no type is muted in this page.', error);
    }
  }

  function set(changed: Partial<Choices>) {
    const before = choices.get();
    const next = { ...before, ...changed };
    changes += 1;
    choices.set(next);
    const message: v.InferInput<typeof messageSchema> = { kind: 'preferences', choices: next };
    connection.tabs()?.post(message);
    sending = store(next, before, sending);
  }

  async function store(next: Choices, before: Choices, earlier: Promise<void>) {
    await earlier;
    try {
      await lifetime.call(async (signal) => client.setPreferences?.(next, signal));
    } catch (error) {
      if (choices.get() === next) choices.set(before);
      notices.toast({ tone: 'danger', title: own.get().notStored });
      notices.log('The preferences could not be stored.', error);
    }
  }

  events.on('tabMessage', ({ message }) => {
    const result = v.safeParse(messageSchema, message);
    if (!result.success) return;
    changes += 1;
    choices.set(result.output.choices);
  });
  lifetime.onStart(() => void load());

  const isMuted: Preferences['isMuted'] = ({ type }) => choices.get().mutedTypes.includes(type);
  return {
    choices,
    set,
    isMuted,
    setMuted(type, muted) {
      const others = choices.get().mutedTypes.filter((other) => other !== type);
      set({ mutedTypes: muted ? [...others, type] : others });
    },
  };
}
