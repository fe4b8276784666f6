import { provideMessagesOf } from '../packages/notification-center/src/ui/testing/messagesOf.testing.ts';
import { readAddedMessages } from '../packages/portal-shell/src/languages/addedMessages.ts';
import { addLanguages } from '../packages/portal-shell/src/languages/languages.ts';
import { provideMessages } from '../packages/portal-shell/src/languages/loadedMessages.ts';

/** Gives the stories of the center and of the portal the messages of a file. Returns those of the kit. */
export function provideLanguage(
  { locale, direction }: { readonly locale: string; readonly direction: 'ltr' | 'rtl' },
  file: unknown,
) {
  const { language: tag } = new Intl.Locale(locale);
  const { messages } = readAddedMessages(file, locale);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  addLanguages({ [tag]: { name, locale, direction } });
  provideMessages(tag, messages);
  provideMessagesOf(locale, messages);
  return messages.kit;
}
