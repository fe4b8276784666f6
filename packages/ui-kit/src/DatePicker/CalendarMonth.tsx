import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, Dialog } from 'react-aria-components';
import { FieldButton } from '../Field/FieldGroup.styles.ts';
import { useIsBelow } from '../mediaQuery/useIsBelow.ts';
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

/** What a calendar shows: a month, and the way to the others. React Aria names the buttons. */
export function CalendarMonth() {
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
      <Month weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Month>
    </>
  );
}
