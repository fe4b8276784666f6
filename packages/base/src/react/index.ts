/**
 * Observable values and contexts in React. This is the entry point `@gantry/base/react`.
 * @packageDocumentation
 */
export { useProvided } from './useProvided.ts';
export { useReadable } from './useReadable.ts';
