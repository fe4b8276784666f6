import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { useTrustedRegions } from '../announcer/useTrustedRegions.ts';
import { turnedLocale } from '../theme/direction.ts';
import { useLocale as useKitLocale } from '../theme/KitContext.ts';
import { DateGuardContext, type DateGuard } from './useGuardedValue.ts';

/** A calendar that a field can show, whatever that of the language is. */
export type CalendarName = 'gregorian' | 'islamic';

const tags = { gregorian: 'gregory', islamic: 'islamic-umalqura' } as const;

interface InCalendarProps {
  readonly calendar: CalendarName | undefined;
  readonly guard: DateGuard;
  readonly children: ReactNode;
}

/** Returns the locale in which dates and times are written: that of the app, also where Safari has another one. */
export function useDateLocale(): string {
  const shown = useLocale().locale;
  const wanted = useKitLocale().locale;
  return shown === turnedLocale ? wanted : shown;
}

/** Returns the locale with a calendar, or with that of the language. */
export function useCalendarLocale(calendar: CalendarName | undefined): string {
  const locale = useDateLocale();
  return calendar === undefined ? locale : new Intl.Locale(locale, { calendar: tags[calendar] }).toString();
}

/** Shows the dates of a field in a calendar, or in that of the language, and lets their parts speak with the field. */
export function InCalendar({ calendar, guard, children }: InCalendarProps) {
  const locale = useCalendarLocale(calendar);
  useTrustedRegions();
  return (
    <I18nProvider locale={locale}>
      <DateGuardContext value={guard}>{children}</DateGuardContext>
    </I18nProvider>
  );
}
