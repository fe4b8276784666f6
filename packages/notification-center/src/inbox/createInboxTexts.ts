import type { Readable } from '@gantry/ui-kit/observable';
import type { Texts } from '../data/center/createTexts.ts';
import { inboxMessagesFor, type InboxMessages } from './messages/index.ts';

/** The texts of an inbox in the language of its center. */
export type InboxTexts = Readable<InboxMessages>;

/** Makes the texts of one inbox. */
export function createInboxTexts({ locale }: Texts, replaced: Partial<InboxMessages> | undefined): InboxTexts {
  let made: { readonly locale: string; readonly messages: InboxMessages } | null = null;
  return {
    get() {
      if (made?.locale !== locale.get()) {
        made = { locale: locale.get(), messages: { ...inboxMessagesFor(locale.get()), ...replaced } };
      }
      return made.messages;
    },
    subscribe: locale.subscribe,
  };
}
