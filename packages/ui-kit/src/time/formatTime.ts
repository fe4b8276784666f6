import { isolated } from '../languages/isolated.ts';
import { perKey } from '../languages/formats.ts';
import { intlZone, offsetAt, startOfDay, weekdayAt, type TimeZone } from './timeZones.ts';

/** The language of a text and the zones of its times, as `useLocale` returns them. */
export interface TimeLocale {
  readonly locale: string;
  /** Times are in the first. Where others differ from it, it is named, and they are there too. None means the zone of the device. */
  readonly timeZones: readonly TimeZone[];
}

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;
const dateAndTime = { year: 'numeric', month: 'short', day: 'numeric', ...timeOfDay } as const;

const styles = {
  /** The time in another zone, on another day. */
  otherDay: { weekday: 'short', ...timeOfDay },
  /** The time of day alone. */
  time: timeOfDay,
  date: dateAndTime,
  /** Short enough to stand beside a relative time on a phone. */
  full: { weekday: 'short', ...dateAndTime },
} as const;

/**
 * How a time is written: `full` with the day of the week, `time` without the date, or `moment`, which has a date only if the time is not of
 * today.
 */
export type TimeStyle = 'full' | 'time' | 'moment';

const formatIn = perKey((locale) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone: TimeZone, style: keyof typeof styles, hasZoneName: boolean) => {
    const key = `${zone} ${style} ${hasZoneName}`;
    const format =
      formats.get(key) ??
      new Intl.DateTimeFormat(locale, {
        ...styles[style],
        timeZone: intlZone(zone),
        ...(hasZoneName && { timeZoneName: 'short' }),
      });
    formats.set(key, format);
    return format;
  };
});

const momentStyle = (time: number, zone: TimeZone) =>
  startOfDay(time, zone) === startOfDay(Date.now(), zone) ? 'time' : 'date';

/** The zones whose clocks show at a time what none before them does. */
function differingZones(time: number, zones: readonly TimeZone[]): readonly TimeZone[] {
  const offsets = zones.map((zone) => offsetAt(time, zone));
  return zones.filter((_, index) => offsets.indexOf(offsets[index] ?? 0) === index);
}

/**
 * Writes a time (in ms since 1970) in the first of the zones: "3:40 PM". Where others differ at that time, each is named: "3:40 PM CST ·
 * 10:40 PM GMT+1".
 */
export function formatTime(time: number, { locale, timeZones }: TimeLocale, style: TimeStyle): string {
  const zones = timeZones.length === 0 ? ['device'] : differingZones(time, timeZones);
  const first = zones[0] ?? 'device';
  const used = style === 'moment' ? momentStyle(time, first) : style;
  const format = formatIn(locale);
  if (zones.length === 1) return format(first, used, false).format(time);
  const texts = zones.map((zone) => {
    const other = weekdayAt(time, zone) === weekdayAt(time, first) ? 'time' : 'otherDay';
    // The first one is not isolated: an isolated text of isolated parts alone would run from left to right.
    if (zone === first) return format(zone, used, true).format(time);
    return isolated(format(zone, other, true).format(time));
  });
  return texts.join(' · ');
}
