import {
  CalendarCell as AriaCalendarCell,
  CalendarGrid as AriaCalendarGrid,
  DatePicker as AriaDatePicker,
  Heading as AriaHeading,
  Popover as AriaPopover,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { FieldGroup } from '../Field/FieldGroup.styles.ts';
import { fadesIn, floatingSurface, focusRing, highlighted, media, mirrored, tabularFigures } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaDatePicker)<{ readonly className?: string }>`
  ${field}
`;

/** The button with the calendar stands at the end of the box. */
export const DateGroup = styled(FieldGroup)`
  justify-content: space-between;
`;

/** It grows with the letters, as far as the window allows. On a phone it takes the whole width. */
export const CalendarLayer = styled(AriaPopover)<{ readonly className?: string }>`
  ${floatingSurface}
  container-type: inline-size;
  inline-size: min(
    100vw - 2 * ${tokens.space.s12},
    max(7 * ${tokens.density.controlSize}, 17.5rem) + 2 * ${tokens.space.s12} + 2px
  );
  padding: ${tokens.space.s12};
  overflow: auto;
  overscroll-behavior: contain;

  ${media.belowSmall} {
    /* Under a finger, React Aria may keep the place that it had in a wider window. */
    inset-inline: 0 !important;
    inline-size: 100vw;
    padding-inline: ${tokens.space.s4};
  }
  ${fadesIn()}

  & > [role='dialog'] {
    outline: none;
  }
`;

export const MonthHeader = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8};
  margin-block-end: ${tokens.space.s8};

  ${mirrored('& button:dir(rtl) svg')}
`;

export const MonthTitle = styled(AriaHeading)<{ readonly className?: string }>`
  margin: 0;
  font: ${tokens.type.bodyStrong};
  ${tabularFigures}
`;

export const Month = styled(AriaCalendarGrid)<{ readonly className?: string }>`
  inline-size: 100%;
  table-layout: fixed;
  border-spacing: 0 2px;

  & th {
    padding: 0 0 ${tokens.space.s4};
    color: ${tokens.color.textMuted};
    font: ${tokens.type.meta};
    /* A name keeps within its column. */
    font-size: min(0.75rem, 4.3cqi);
  }
  & td {
    padding: 0;
  }
`;

export const Day = styled(AriaCalendarCell)<{ readonly className?: string }>`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  block-size: ${tokens.density.controlSize};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  ${focusRing}
  outline-offset: -2px;
  ${tabularFigures}

  &[data-outside-month] {
    display: none;
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1px ${tokens.color.borderStrong};
    font-weight: 600;
  }
  &[data-hovered] {
    background: ${tokens.color.backgroundHover};
  }
  &[data-pressed] {
    background: ${tokens.color.backgroundPressed};
  }
  &[data-disabled],
  &[data-unavailable] {
    background: none;
    color: ${tokens.color.textDisabled};
    cursor: default;
  }
  &[data-unavailable] {
    text-decoration: line-through;
  }
  &[data-selected] {
    border-radius: 0;
    box-shadow: none;
    background: ${tokens.color.backgroundSelected};
  }
  &[data-selection-start] {
    border-start-start-radius: ${tokens.radius.control};
    border-end-start-radius: ${tokens.radius.control};
  }
  &[data-selection-end] {
    border-start-end-radius: ${tokens.radius.control};
    border-end-end-radius: ${tokens.radius.control};
  }
  [data-single] &[data-selected],
  &[data-selection-start],
  &[data-selection-end] {
    background: ${tokens.color.backgroundInk};
    color: ${tokens.color.textOnInk};
    font-weight: 600;
    forced-color-adjust: none;
  }
  [data-single] &[data-selected] {
    border-radius: ${tokens.radius.control};
  }
  &[data-focus-visible] {
    outline-offset: 1px;
  }

  ${highlighted('&[data-selected]')}
`;
