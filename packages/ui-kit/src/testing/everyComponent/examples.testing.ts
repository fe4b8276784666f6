import type { CommonProps, Examples } from './Example.testing.ts';

const folders = import.meta.glob<Examples>('../../*/*.example.testing.tsx', { eager: true, import: 'examples' });

/** The examples of all components, for the tests that run on every component. */
export const everyExample = Object.values(folders).flatMap((examples) => Object.entries(examples));

/** Common properties that identify the element of an example in a test. */
export const probe: CommonProps = {
  id: 'probe-id',
  className: 'probe',
  ref: () => undefined,
  'data-probe': 'yes',
  'aria-details': 'probe-details',
};
