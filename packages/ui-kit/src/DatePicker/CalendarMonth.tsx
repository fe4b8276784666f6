import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, Dialog } from 'react-aria-components';
import { FieldButton } from '../Field/FieldGroup.styles.ts';
import { perKey } from '../languages/formats.ts';
import { useIsBelow } from '../mediaQuery/useIsBelow.ts';
import { useLocale } from '../theme/KitContext.ts';
import { CalendarLayer, Day, Month, MonthHeader, MonthTitle } from './DatePicker.styles.ts';

/** The layer that a picker opens. Its child is a calendar. */
export function CalendarPopover({ children }: { readonly children: ReactNode }) {
  const isPhone = useIsBelow('small');
  return (
    <CalendarLayer containerPadding={isPhone ? 0 : 12}>
      <Dialog>{children}</Dialog>
    </CalendarLayer>
  );
}

/** Seven names of more than four letters have no room in a row, so that calendars in Arabic show a letter for each. */
const weekdayStyle = perKey((locale) => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2024, 0, day)));
  return names.some(({ length }) => length > 4) ? 'narrow' : 'short';
});

/** What a calendar shows: a month, and the way to the others. React Aria names the buttons. */
export function CalendarMonth() {
  const { locale } = useLocale();
  return (
    <>
      <MonthHeader>
        <FieldButton slot="previous">
          <ChevronLeft aria-hidden />
        </FieldButton>
        <MonthTitle />
        <FieldButton slot="next">
          <ChevronRight aria-hidden />
        </FieldButton>
      </MonthHeader>
      <Month weekdayStyle={weekdayStyle(locale)}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Month>
    </>
  );
}
