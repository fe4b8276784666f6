import { arabic } from './ar.ts';
import { english } from './en.ts';
import type { InboxMessages } from './InboxMessages.ts';

export type { InboxMessages } from './InboxMessages.ts';

/** The texts for a locale such as `en` or `ar-EG`; English if the language is not known. */
export function inboxMessagesFor(locale: string): InboxMessages {
  return /^ar\b/i.test(locale) ? arabic() : english();
}
