import type { Entrance } from '@gantry/platform-client/auth/Entrance';
import { askingMessages as english, type AskingMessages } from '../languages/en/asking.ts';
import type { Language } from '../languages/languages.ts';
import type { FatalPage } from './FatalPage.ts';

const everyLanguage = import.meta.glob<AskingMessages>('../languages/*/asking.ts', {
  eager: true,
  import: 'askingMessages',
});

/** The question before somebody else's link signs out. */
export function askingPage(
  language: Language,
  { unsent, signOut, stay }: Extract<Entrance, { kind: 'asking' }>,
  goOn: (next: Promise<Entrance>) => void,
): FatalPage {
  const messages = everyLanguage[`../languages/${language}/asking.ts`] ?? english;
  return {
    title: messages.question,
    description: unsent.length > 0 ? messages.waiting : messages.questionDetail,
    items: unsent.map(({ kind, title }) => (kind === 'change' ? title : messages[kind](title))),
    action: { label: messages.signOut, onPress: () => goOn(signOut()) },
    secondAction: { label: messages.stay, onPress: stay },
  };
}
