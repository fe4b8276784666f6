/**
 * Observable values in React. This is the entry point `@gantry/base/react`.
 * @packageDocumentation
 */
export { useReadable } from './useReadable.ts';
