export { arabic } from './arabic.ts';
export { english } from './english.ts';
export type { KitMessages } from './english.ts';
export { formatsOf } from './formats.ts';
export type { Formats, PluralForms } from './formats.ts';
export { kitMessagesFor } from './kitMessagesFor.ts';
export { isolated, latin } from './isolated.ts';
