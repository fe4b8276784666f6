import { perKey } from '../languages/formats.ts';

/**
 * The name of a zone in the tz database, such as `America/Chicago`, or `device` for the zone of the device. A zone that the browser does
 * not know counts as that of the device, which the console says once.
 */
export type TimeZone = string;

const intlZones = new Map<TimeZone, string | undefined>([['device', undefined]]);

/** The zone for the options of `Intl`. */
export function intlZone(zone: TimeZone): string | undefined {
  if (!intlZones.has(zone)) {
    let known: string | undefined;
    try {
      // It throws for a zone that it does not know, and may have another name for one that it does.
      new Intl.DateTimeFormat('en', { timeZone: zone }).format();
      known = zone;
    } catch {
      console.warn(`This browser does not know the time zone "${zone}". Times are in the zone of the device.`);
    }
    intlZones.set(zone, known);
  }
  return intlZones.get(zone);
}

/** The names of zones for other code: the zone of the device has its own name, and none is there twice. None means that of the device. */
export function namesOfZones(zones: readonly TimeZone[]): readonly [string, ...string[]] {
  const nameOf = (zone: TimeZone) => intlZone(zone) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [first = 'device', ...others] = zones;
  return [nameOf(first), ...new Set(others.map(nameOf).filter((name) => name !== nameOf(first)))];
}

const wallFormat = /*#__PURE__*/ perKey(
  (zone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: intlZone(zone),
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** By how much the clocks of a zone are ahead of UTC at a time, in ms; negative in the west. */
export function offsetAt(time: number, zone: TimeZone): number {
  // `Date` follows a device that changes its zone, and a formatter does not.
  if (intlZone(zone) === undefined) return -new Date(time).getTimezoneOffset() * 60_000;
  const parts = new Map(
    wallFormat(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(time / 1000) * 1000;
}

const dayLength = 86_400_000;

/**
 * The first moment of a day in a zone, in ms since 1970: of the day that holds `time`, or of one that is so many days later. Where the
 * clocks skip midnight, the day begins when they do.
 *
 * @param days negative for earlier days
 */
export function startOfDay(time: number, zone: TimeZone, days = 0): number {
  // A moment as if the clocks of the zone showed UTC.
  const midnight = (Math.floor((time + offsetAt(time, zone)) / dayLength) + days) * dayLength;
  const before = midnight - offsetAt(midnight - dayLength, zone);
  const after = midnight - offsetAt(midnight + dayLength, zone);
  const isMidnight = (moment: number) => moment + offsetAt(moment, zone) === midnight;
  return isMidnight(after) && !isMidnight(before) ? after : before;
}

/** The day of the week of a time in a zone. Sunday is 0, as in `Date`. */
export function weekdayAt(time: number, zone: TimeZone): number {
  return new Date(time + offsetAt(time, zone)).getUTCDay();
}
