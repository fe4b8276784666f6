/**
 * Parts of an app that load later. This is the entry point `@gantry/base/loading`.
 * @packageDocumentation
 */
export { loadAhead, type LoadError } from './loadAhead.ts';
