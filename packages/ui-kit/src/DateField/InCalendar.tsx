import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { useTrustedRegions } from '../announcer/useTrustedRegions.ts';
import type { CalendarName } from './dateProps.ts';

const tags = { gregorian: 'gregory', islamic: 'islamic-umalqura' } as const;

interface InCalendarProps {
  readonly calendar: CalendarName | undefined;
  readonly children: ReactNode;
}

/** Shows dates in a calendar, or in that of the language. */
export function InCalendar({ calendar, children }: InCalendarProps) {
  const { locale } = useLocale();
  useTrustedRegions();
  if (calendar === undefined) return children;
  return (
    <I18nProvider locale={new Intl.Locale(locale, { calendar: tags[calendar] }).toString()}>{children}</I18nProvider>
  );
}
