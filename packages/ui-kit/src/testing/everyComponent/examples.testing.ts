import type { CommonProps, Examples } from './Example.testing.ts';

const folders = import.meta.glob<Examples>('../../*/*.example.testing.tsx', { eager: true, import: 'examples' });

/** Every component of the kit, for the tests that hold for all of them. */
export const everyExample = Object.values(folders).flatMap((examples) => Object.entries(examples));

/** Common properties by which a test finds the element of an example. */
export const probe: CommonProps = {
  id: 'probe-id',
  className: 'probe',
  ref: () => undefined,
  'data-probe': 'yes',
  'aria-details': 'probe-details',
};
