import {
  DateField as AriaDateField,
  DateInput as AriaDateInput,
  DateSegment as AriaDateSegment,
  TimeField as AriaTimeField,
} from 'react-aria-components';
import { css, styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { bareInput, groupLooks } from '../Field/FieldGroup.styles.ts';
import { tabularFigures } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaDateField)<{ readonly className?: string }>`
  ${field}
`;

export const TimeRoot = styled(AriaTimeField)<{ readonly className?: string }>`
  ${field}
`;

/** The parts of a date or a time stand in a line of text: their order in both directions is that of the marks between them. */
const segments = css`
  align-content: center;
  overflow: hidden;
  white-space: nowrap;
  cursor: text;
`;

/** The box of a field for a date or a time. */
export const DateBox = styled(AriaDateInput)<{ readonly className?: string }>`
  ${groupLooks}
  ${segments}
  padding-inline: ${tokens.space.s8};
`;

/** The same in the box of a group. */
export const BareDate = styled(AriaDateInput)<{ readonly className?: string }>`
  ${bareInput}
  ${segments}
  flex: none;
  padding-inline: ${tokens.space.s8} 0;
`;

export const Segment = styled(AriaDateSegment)<{ readonly className?: string }>`
  display: inline-block;
  padding-inline: 2px;
  border-radius: ${tokens.space.s4};
  outline: 0 solid transparent;
  text-align: center;
  white-space: pre;
  ${tabularFigures}

  &[data-placeholder] {
    color: ${tokens.color.textMuted};
  }
  &[data-focused] {
    background: ${tokens.color.backgroundInk};
    color: ${tokens.color.textOnInk};
    forced-color-adjust: none;
  }
  &[data-type='literal'] {
    padding-inline: 0;
    color: ${tokens.color.textMuted};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
  }
`;
