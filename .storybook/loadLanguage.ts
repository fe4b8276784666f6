import type { KitMessages } from '@gantry/ui-kit';
import { languages, type Globals } from './globals.ts';

/** The language of a story, with the messages of the kit. */
export interface StoryLanguage {
  readonly locale: string;
  readonly messages: KitMessages;
  readonly direction: 'ltr' | 'rtl';
}

const loaded = new Map<Globals['language'], StoryLanguage>();

/** Loads the messages of a language of the toolbar, unless they are there. Those of a file are then known to the stories of every package. */
export async function loadLanguage(language: Globals['language']): Promise<StoryLanguage> {
  const chosen = languages[language];
  if ('messages' in chosen) return chosen;
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const { file, ...rest } = chosen;
  // A story in English or Arabic needs neither the parser of messages nor the portal.
  const [{ provideLanguage }, { default: texts }] = await Promise.all([import('./provideLanguage.ts'), file()]);
  const made = { ...rest, messages: provideLanguage(rest, texts) };
  loaded.set(language, made);
  return made;
}
