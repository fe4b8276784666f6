export type { KitMessages } from './en/index.ts';
export { formatsOf, orderOf } from './formats.ts';
export { isolated, latin } from './isolated.ts';
