import { CalendarDate, getLocalTimeZone, toCalendarDateTime, today } from '@internationalized/date';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  DateFieldStateContext,
  DateRangePickerStateContext,
  TimeFieldStateContext,
  useLocale,
} from 'react-aria-components';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { plainDigits } from '../languages/digits.ts';
import type { Segment } from './DateField.styles.ts';
import { fullYear, readDateText, yearNow } from './readDateText.ts';
import { readTimeText } from './readTimeText.ts';
import { DateGuardContext, type PartsProblem } from './useGuardedValue.ts';
import { readKeyPress } from '../keys/readKeyPress.ts';

export interface PartTypingProps {
  readonly segment: ComponentProps<typeof Segment>['segment'];
  /** The start or the end of a period, or the only date. */
  readonly slot: string;
  readonly element: RefObject<HTMLElement | null>;
}

/** What is wrong with the parts, of which each may be empty. */
function problemOf({ segments, calendar, maxGranularity }: DateFieldState, isHalf: boolean): PartsProblem | null {
  const parts = segments.filter(({ isEditable }) => isEditable);
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return isHalf ? 'incomplete' : null;
  if (parts.some(({ isPlaceholder }) => isPlaceholder)) return 'incomplete';
  const at = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? 0;
  const isWrong =
    maxGranularity === 'hour'
      ? parts.some(({ value = 0, minValue = 0, maxValue = 0 }) => (value ?? 0) < minValue || (value ?? 0) > maxValue)
      : (['year', 'month', 'day'] as const).some(
          (part) => new CalendarDate(calendar, at('year'), at('month'), at('day'))[part] !== at(part),
        );
  return isWrong ? 'impossible' : null;
}

/** React Aria makes 28 February of 30 February when the field is left. Here it stays, with an error. */
const keepAsTyped = (state: DateFieldState) => {
  state.confirmPlaceholder = () => undefined;
};

const numeric: ReadonlySet<string> = new Set(['year', 'month', 'day', 'hour', 'minute', 'second']);

/** The box of a date, or of both of a period. */
const fieldOf = (part: Element | null) => part?.closest('[role=group]');

/** Whether the focus goes to the next part because of what was typed. */
let isGoingOn = false;

/**
 * Takes the figures of a part of a date or a time instead of React Aria: those that are too many or make no month are not the first of another number,
 * a mark such as `/` ends the part, and a whole date can be pasted.
 */
export function PartTyping({ segment, slot, element }: PartTypingProps) {
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const range = use(DateRangePickerStateContext);
  const guard = use(DateGuardContext);
  const { locale } = useLocale();
  /** The figures that were typed since the part has the focus. */
  const typed = useRef('');
  const state = date ?? time;
  const isFirst = state?.segments.find(({ isEditable }) => isEditable) === segment;
  const isHalf = range !== null && (slot === 'start' ? range.value.end : range.value.start) !== null;
  const problem = state && isFirst ? problemOf(state, isHalf) : null;
  useLayoutEffect(() => {
    if (state && isFirst) keepAsTyped(state);
    if (isFirst) guard?.report(slot, problem);
  }, [state, isFirst, guard, slot, problem]);

  const { type, maxValue = 0 } = segment;
  const put = useEffectEvent((part: typeof type, value: number) => {
    if (part === 'minute' && value > 59) state?.clearSegment(part);
    else state?.setSegment(part as 'hour', value); // Its type knows another function for eras.
  });
  const parts = () => [...(fieldOf(element.current)?.querySelectorAll<HTMLElement>('[contenteditable=true]') ?? [])];
  const next = () => parts()[parts().findIndex((part) => part === element.current) + 1];
  const goOn = useEffectEvent(() => {
    isGoingOn = true;
    next()?.focus();
    isGoingOn = false;
  });
  const log = useEffectEvent((text: string) => {
    const before = guard?.typed.get(slot) ?? null;
    if (before !== null) guard?.typed.set(slot, before + text);
  });
  const enter = useEffectEvent((figures: string) => {
    const size = type === 'year' ? 4 : 2;
    const joined = typed.current + figures;
    const isTooLong = type === 'year' ? String(Number(joined)).length > size : joined.length > size;
    log(figures);
    guard?.edit(isTooLong && next() === undefined);
    if (isTooLong && next() === undefined) return;
    const text = isTooLong ? figures : joined;
    const value = Number(text);
    typed.current = text;
    // With twelve hours, 16 is 4 in the afternoon and 00 midnight.
    const isOfDay = type === 'hour' && maxValue < 23 && (text === '00' || (value > 12 && value < 24));
    if (isOfDay) {
      flushSync(() => put('hour', value % 12 || 12));
      put('dayPeriod', value < 12 ? 0 : 1);
    } else put(type, value);
    const most = type === 'hour' ? 23 : maxValue;
    if (type === 'year' ? String(value).length === size : text.length === size || value * 10 > most) goOn();
  });
  const paste = useEffectEvent((text: string) => {
    if (!state || !guard) return;
    if (numeric.has(type) && /^\d{1,4}$/.test(plainDigits(text))) {
      typed.current = '';
      enter(plainDigits(text));
      return;
    }
    const read = (one: string) => readDateText(one, locale, state.calendar, guard.years);
    const [start, end] = text.split(/\s+[-\u2013\u2014]\s+|\s*[\u2013\u2014]\s*|(?<=\d)\/(?=\d{4}-)/).map(read);
    const readClock = () => {
      const clock = readTimeText(text, locale);
      return clock && toCalendarDateTime(today(getLocalTimeZone()), clock);
    };
    const found = state.maxGranularity === 'hour' ? readClock() : read(text);
    guard.edit(false);
    if (range && start && end) range.setValue({ start, end });
    else if (found) state.setValue(found);
    else guard.edit(true);
  });
  const shorten = useEffectEvent(() => {
    guard?.edit(false);
    typed.current = segment.isPlaceholder ? '' : plainDigits(segment.text).slice(0, -1);
    guard?.typed.set(slot, null);
  });
  const onInput = useEffectEvent((event: InputEvent) => {
    // Keyboards of Android send no key. One that is sent ends here.
    if (event.inputType.startsWith('deleteContent')) shorten();
    if (event.inputType === 'insertFromPaste') {
      event.preventDefault();
      event.stopImmediatePropagation();
      paste(event.data ?? '');
      return;
    }
    const text = plainDigits(event.data ?? '');
    if (text === '' || event.inputType === 'insertCompositionText') return;
    const isNumber = /^\d+$/.test(text);
    const isMark = !/[\p{L}\d]/u.test(text);
    if (!isNumber) log(text);
    if (!isNumber && (!isMark || typed.current === '')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isNumber) goOn();
    else if (numeric.has(type)) enter(text);
    else guard?.edit(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = readKeyPress(event);
    if (key === 'Backspace' || key === 'Delete') shorten();
    if (!/^(?:Arrow|Page|Home|End)/.test(key)) return;
    typed.current = '';
    guard?.typed.set(slot, null);
  });
  const onEnter = useEffectEvent((from: EventTarget | null) => {
    guard?.leave(false);
    if (!(from instanceof Node && element.current?.parentElement?.contains(from)))
      guard?.typed.set(slot, isFirst ? '' : null);
    else if (!isGoingOn) guard?.typed.set(slot, null);
  });
  const onLeave = useEffectEvent((to: EventTarget | null) => {
    if (!state || !guard) return;
    const isTo = (around: Element | null | undefined) => to instanceof Node && around?.contains(to) === true;
    guard.leave(isTo(fieldOf(element.current)));
    if (type === 'year' && typed.current.length === 2)
      put('year', fullYear(Number(typed.current), yearNow(state.calendar), guard.years));
    typed.current = '';
    const all = guard.typed.get(slot) ?? '';
    if (isTo(element.current?.parentElement)) return;
    // React Aria moves to the next part by itself, as after a 2 for the month. The typed separators show whether that was right.
    if (state.maxGranularity !== 'hour' && /^\d+\D+\d+\D+\d+\D*$/.test(all)) {
      const date = readDateText(all, locale, state.calendar, guard.years);
      if (date) state.setValue(date);
      else guard.edit(true);
    } else if (/^\d{3}$/.test(all)) guard.edit(true);
  });
  const isEditable = segment.isEditable && state?.isDisabled === false && !state.isReadOnly;
  useEffect(() => {
    const part = element.current;
    if (!part || !isEditable) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    part.addEventListener('beforeinput', (event) => onInput(event), options);
    part.addEventListener('keydown', (event) => onKey(event), options);
    part.addEventListener('focusin', ({ relatedTarget }) => onEnter(relatedTarget), options);
    part.addEventListener('focusout', ({ relatedTarget }) => onLeave(relatedTarget), options);
    // The focus may have been there first.
    if (part.matches(':focus')) onEnter(null);
    return () => controller.abort();
  }, [isEditable, element]);
  return null;
}
