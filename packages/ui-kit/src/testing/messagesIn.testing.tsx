import { messages as arabic } from '../languages/ar/index.ts';
import { messages as english, type KitMessages } from '../languages/en/index.ts';

/** The kit's messages in a language of the tests. */
export const messagesIn = (locale: string): KitMessages => (locale.startsWith('ar') ? arabic : english)(locale);
