export type { KitMessages } from './en/index.ts';
export { bytesIn } from './bytesIn.ts';
export { formatsOf } from './formats.ts';
export { isolated } from './isolated.ts';
export { orderOf } from './orderOf.ts';
