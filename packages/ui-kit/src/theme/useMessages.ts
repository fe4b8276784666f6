import { english, type KitMessages } from '../messages/english.ts';
import { useTexts } from './KitContext.ts';

const englishTexts = english();

/** All of the kit's texts, in the language of the nearest `ThemeProvider`; English where there is none. */
export function useMessages(): KitMessages {
  return useTexts(englishTexts);
}
