import { readAddedMessages } from '../packages/portal-shell/src/languages/addedMessages.ts';
import { languages } from '../packages/portal-shell/src/languages/languages.ts';
import { provideMessages } from '../packages/portal-shell/src/languages/loadedMessages.ts';
import center from '../packages/notification-center/src/languages/en.json' with { type: 'json' };
import shell from '../packages/portal-shell/src/languages/en.json' with { type: 'json' };
import kit from '../packages/ui-kit/src/languages/en.json' with { type: 'json' };
import { pseudoLanguages, pseudoMessages, type PseudoLanguage } from '../scripts/languages/pseudo.ts';

/** A pseudo language for the toolbar. It is made when it is first shown, and the portal of a story knows it from then on. */
export function pseudoLanguage(language: PseudoLanguage, title: string) {
  const direction = pseudoLanguages[language];
  let messages: ReturnType<typeof readAddedMessages>['messages'] | undefined;
  return {
    title,
    locale: language,
    direction,
    get messages() {
      if (messages !== undefined) return messages.kit;
      const file = { 'ui-kit': kit, 'notification-center': center, 'portal-shell': shell };
      ({ messages } = readAddedMessages(pseudoMessages(file, language), 'en-US'));
      // Nobody can choose it in the portal, so that a list of languages stays as it is.
      Object.defineProperty(languages, language, { value: { name: language, locale: language, direction } });
      provideMessages(language, messages);
      return messages.kit;
    },
  };
}
