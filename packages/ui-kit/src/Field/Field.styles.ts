import { FieldError as AriaFieldError, Label as AriaLabel, Text as AriaText } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { column, fieldBox, mutedMeta } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** Stacks the parts of a field: label, control, description, error. */
export const field = css`
  ${column(tokens.space.s4)}
  min-inline-size: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
`;

/** The root of a field that is no component of React Aria. */
export const FieldRoot = styled.div`
  ${field}
`;

export const FieldLabel = styled(AriaLabel)`
  font: ${tokens.type.metaStrong};
  color: ${tokens.color.text};
`;

/** The label of a field that may be required. */
export const LabelRow = styled.div`
  font: ${tokens.type.metaStrong};
`;

/** The star after the label of a required field. It is no part of the label: screen readers say by themselves that a field is required. */
export const RequiredMark = styled.span`
  [data-required] > * > &::after {
    content: ' *';
    color: ${tokens.color.textDanger};
  }
`;

export const FieldDescription = styled(AriaText)`
  ${mutedMeta}
`;

const errorLooks = css`
  font: ${tokens.type.meta};
  color: ${tokens.color.textDanger};
  overflow-wrap: anywhere;
`;

/** The error of a control of React Aria, which says whether it is shown. */
export const FieldError = styled(AriaFieldError)<{ readonly className?: string }>`
  ${errorLooks}
`;

/** The error of a control that connects it itself. */
export const FieldErrorText = styled.span`
  ${errorLooks}
`;

/** The look of the box of an input or a select. */
export const inputLooks = css`
  ${fieldBox}

  &[data-hovered] {
    border-color: ${tokens.color.text};
  }
  &[data-focused] {
    border-color: ${tokens.color.borderFocus};
  }
  &[data-invalid] {
    border-color: ${tokens.color.iconDanger};
  }
  &[data-disabled] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
  }
`;
