/**
 * Times in the zones of a person: how they are written, and when a day begins. Plain TypeScript, without React; runs in browsers and in
 * Node. This is the entry point `@gantry/ui-kit/time`.
 * @packageDocumentation
 */
export { formatTime, type TimeLocale, type TimeStyle } from './formatTime.ts';
export { namesOfZones, startOfDay, weekdayAt, type TimeZone } from './timeZones.ts';
