const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

/** The form that `formatServerTime` writes. Nearly all services send it, so it is read without taking it apart. */
const isoMilliseconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

// Later dates are a service's way of saying "never". Such an item would stay on top for ever.
const firstImplausible = Date.UTC(2100, 0, 1);

/**
 * A date of the service as milliseconds since 1970, with the fractions that a Date would drop, so that two versions of an
 * item within one millisecond keep their order. A date without a zone is UTC. Null if it cannot be read or is not plausible.
 */
export function parseServerTime(text: string): number | null {
  const time = isFormattedServerTime(text) ? Date.parse(text) : parseOtherForm(text);
  return time > 0 && time < firstImplausible ? time : null;
}

/** Whether a text has the form that {@link formatServerTime} writes. */
export function isFormattedServerTime(text: string): boolean {
  return text.length === 24 && isoMilliseconds.test(text);
}

function parseOtherForm(text: string): number {
  const match = text.length > 50 ? null : isoDate.exec(text.trim());
  if (match === null) return Number.NaN;
  const [, day, minutes = '00:00', seconds = '00', fraction = '', zone = 'Z'] = match;
  const whole = Date.parse(`${day}T${minutes}:${seconds}${zone.toUpperCase()}`);
  return whole + (fraction === '' ? 0 : Number(`0${fraction}`) * 1000);
}

/** A server time as the service reads it, rounded towards the past so that nothing falls out of an overlap. */
export function formatServerTime(time: number): string {
  return new Date(Math.max(0, Math.floor(time))).toISOString();
}
