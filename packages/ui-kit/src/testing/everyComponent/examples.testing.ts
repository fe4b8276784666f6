import type { Examples } from './Example.testing.ts';

const folders = import.meta.glob<Examples>('../../*/*.example.testing.tsx', { eager: true, import: 'examples' });

/** Every component of the kit, for the tests that hold for all of them. */
export const everyExample = Object.values(folders).flatMap((examples) => Object.entries(examples));
