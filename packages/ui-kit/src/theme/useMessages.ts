import { english, type KitMessages } from '../messages/english.ts';
import { useTexts } from './KitContext.ts';

const englishTexts = english();

/** Returns all of the kit's texts in the language of the nearest `ThemeProvider`; English without one. */
export function useMessages(): KitMessages {
  return useTexts(englishTexts);
}
